import type { CommissionStatus } from "./commission-terms.ts";

export const COMMISSION_STANDINGS = ["on_hold", "payable", "paid", "reversed"] as const;

/** The state of a commission for staff. They see two kinds of pending: on hold and payable. */
export type CommissionStanding = (typeof COMMISSION_STANDINGS)[number];

export function standingOf(status: CommissionStatus, payableAt: Date | null): CommissionStanding {
  if (status !== "pending") return status;
  return payableAt ? "payable" : "on_hold";
}
