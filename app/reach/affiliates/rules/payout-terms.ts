import { addDays } from "#app/lib/dates.ts";

export const PAYOUT_METHODS = ["gcash", "maya", "bank"] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

export const PAYOUT_STATES = ["draft", "open", "closed", "dropped"] as const;

/** `open`: confirmed, and its lines are being paid one by one. `closed`: every line is settled. */
export type PayoutState = (typeof PAYOUT_STATES)[number];

export type LineState = "planned" | "open" | "paid" | "failed";

/** New payout details wait this long, so that an intruder in an account does not get its money. */
const WAIT_DAYS = 3;

export const usableFrom = (now: Date): Date => addDays(now, WAIT_DAYS);

/** The digits of an account as it is paid to: a mobile number of GCash and Maya, or a bank's number. */
export function readAccountNumber(method: PayoutMethod, typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  if (method === "bank") return /^\d{6,20}$/.test(digits) ? digits : undefined;
  const mobile = digits.replace(/^\+?63(?=9\d{9}$)/, "0");
  return /^09\d{9}$/.test(mobile) ? mobile : undefined;
}

/**
 * The drafter of a payout may confirm it only if no one else can, so two people see each payout.
 */
export function mayConfirm(
  drafterId: string,
  confirmerId: string,
  payers: readonly string[],
): boolean {
  return confirmerId !== drafterId || payers.every((id) => id === drafterId);
}
