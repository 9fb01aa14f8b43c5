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
 * Why a balance changed: a commission became payable, was reduced afterwards or restored, staff
 * corrected the balance, or a payout was made or failed.
 */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The largest correction at once, so that one zero too many is noticed. */
export const MOST_ADJUSTED: Centavos = 10_000_000;

/** The ledger entry for a change of a payable commission; undefined for no change. */
export function changeKind(amount: Centavos): "clawback" | "restored" | undefined {
  if (amount === 0) return undefined;
  return amount < 0 ? "clawback" : "restored";
}
