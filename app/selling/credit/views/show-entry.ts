import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CreditEntryRow } from "../queries/credit.server.ts";
import { creditMessages as say } from "../texts/shopper.ts";

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

/** An entry in words: when, why, how much, and the balance after it. */
export function showEntry({ id, at, kind, amount, balance, ...row }: CreditEntryRow) {
  const { orderNumber: order, reason, cause } = row;
  const about = { order: order ?? "", reason: reason ?? "", cause: cause ?? "goodwill" };
  return {
    id,
    date: formatDate(at),
    words: say.why[kind](about),
    amount: amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`,
    balance: money(balance),
  };
}

export type ShownCreditEntry = ReturnType<typeof showEntry>;
