import type { AffiliateStatus } from "./affiliate-terms.ts";

type Standing = {
  /** An order that is paid now earns a commission. */
  earnsNew: boolean;
  /** What is on hold becomes payable in its time. */
  keepsHeld: boolean;
};

/**
 * What a state means for commissions. A suspension takes away nothing that was earned: what is on hold
 * becomes payable in its time, and only new orders earn nothing.
 */
export const STANDING: Readonly<Record<AffiliateStatus, Standing>> = {
  active: { earnsNew: true, keepsHeld: true },
  suspended: { earnsNew: false, keepsHeld: true },
  waiting: { earnsNew: false, keepsHeld: true },
  declined: { earnsNew: false, keepsHeld: true },
};
