import type { Centavos } from "#app/lib/money.ts";

export const LEDGER_KINDS = [
  "payable",
  "clawback",
  "restored",
  "adjusted",
  "paid_out",
  "payout_failed",
] as const;

/**
 * Why the balance of an affiliate changed: a commission became payable, something was taken off it after
 * that or counts again, staff corrected the balance,
 * or it was paid out or could not be.
 */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What staff can correct at once, so that a zero too many is noticed. */
export const MOST_ADJUSTED: Centavos = 10_000_000;

/** What a change of a payable commission is in the ledger; undefined for none. */
export function changeKind(amount: Centavos): "clawback" | "restored" | undefined {
  if (amount === 0) return undefined;
  return amount < 0 ? "clawback" : "restored";
}
