import { formatDate } from "#app/lib/dates.ts";
import { formatMoney, toDecimal } from "#app/lib/money.ts";
import type { LedgerRow } from "../queries/ledger.server.ts";
import { ledgerMessages as say } from "../texts/shopper-ledger.ts";

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

/** A row of the ledger in words: when, why, how much, and the balance after it. */
export function showLedgerRow(row: LedgerRow) {
  const { id, at, amount, balance } = row;
  return {
    id,
    date: formatDate(at),
    words: wordsOf(row),
    amount: amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`,
    balance: money(balance),
  };
}

export type ShownLedgerRow = ReturnType<typeof showLedgerRow>;

/** A line of the file. */
export function ledgerFileRow(row: LedgerRow): (string | number)[] {
  return [formatDate(row.at), wordsOf(row), toDecimal(row.amount), toDecimal(row.balance)];
}

function wordsOf({ kind, orderNumber, reason, payoutNumber }: LedgerRow): string {
  const about = { order: orderNumber ?? "", reason: reason ?? "", payout: payoutNumber ?? "" };
  return say.why[kind](about);
}
