import { addDays } from "#app/lib/dates.ts";

export const PAYOUT_METHODS = ["gcash", "maya", "bank"] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

export const PAYOUT_STATES = ["draft", "open", "closed", "dropped"] as const;

/** `open`: it was confirmed, and its lines are paid one by one; `closed`: each of them is settled. */
export type PayoutState = (typeof PAYOUT_STATES)[number];

export type LineState = "planned" | "open" | "paid" | "failed";

/** So long new details wait, so that whoever got into an account does not get its money. */
const WAIT_DAYS = 3;

export const usableFrom = (now: Date): Date => addDays(now, WAIT_DAYS);

/** The digits of an account as it is paid to: a mobile number of GCash and Maya, or a bank's number. */
export function readAccountNumber(method: PayoutMethod, typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  if (method === "bank") return /^\d{6,20}$/.test(digits) ? digits : undefined;
  const mobile = digits.replace(/^\+?63(?=9\d{9}$)/, "0");
  return /^09\d{9}$/.test(mobile) ? mobile : undefined;
}

/** Who drafted a payout does not confirm it where anybody else may: two people see each payout. */
export function mayConfirm(
  drafterId: string,
  confirmerId: string,
  payers: readonly string[],
): boolean {
  return confirmerId !== drafterId || payers.every((id) => id === drafterId);
}
