import type { AffiliateStatus } from "#app/selling/referrals/rules/affiliate-terms.ts";

type StatusRules = {
  /** An order that is paid now earns a commission. */
  earnsNew: boolean;
  /** What is on hold becomes payable in its time. */
  keepsHeld: boolean;
  /** May be in a payout. */
  isPaid: boolean;
};

/**
 * What a state means for commissions. A suspension takes away nothing that was earned: what is on hold
 * becomes payable in its time, new orders earn nothing, and the balance waits until the suspension ends.
 */
export const STANDING: Readonly<Record<AffiliateStatus, StatusRules>> = {
  active: { earnsNew: true, keepsHeld: true, isPaid: true },
  suspended: { earnsNew: false, keepsHeld: true, isPaid: false },
  waiting: { earnsNew: false, keepsHeld: true, isPaid: false },
  declined: { earnsNew: false, keepsHeld: true, isPaid: false },
};
