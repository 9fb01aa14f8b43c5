import type { AffiliateStatus } from "#app/selling/referrals/rules/affiliate-terms.ts";

type StatusRules = {
  /** An order that is paid now earns a commission. */
  earnsNew: boolean;
  /** Commissions on hold become payable as planned. */
  keepsHeld: boolean;
  /** May be in a payout. */
  isPaid: boolean;
};

/**
 * The effect of each status on commissions. A suspension takes away nothing that was earned:
 * commissions on hold become payable as planned, new orders earn nothing, and the balance waits
 * until the suspension ends.
 */
export const STANDING: Readonly<Record<AffiliateStatus, StatusRules>> = {
  active: { earnsNew: true, keepsHeld: true, isPaid: true },
  suspended: { earnsNew: false, keepsHeld: true, isPaid: false },
  waiting: { earnsNew: false, keepsHeld: true, isPaid: false },
  declined: { earnsNew: false, keepsHeld: true, isPaid: false },
};
