import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { givenName } from "#app/people/customers/rules/customer-name.ts";
import type { PrintDocument } from "#app/platform/print/print-document.ts";
import type { PayoutMethod } from "../rules/payout-terms.ts";
import { accountInWords, statementText as say } from "../texts/shopper-payouts.ts";
import type { ShownLedgerRow } from "./show-ledger.ts";

type StatementFacts = {
  code: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  method: PayoutMethod;
  lastFour: string;
  amount: number;
  settledAt: Date | null;
  payout: { number: string; confirmedAt: Date | null };
};

/** The entries between the previous payout and this one, oldest first. */
export type StatedLedger = { before: number; rows: readonly ShownLedgerRow[]; after: number };

type Shop = { site_name: string; business_name: string; contact_email: string };

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

/** The statement of one line of a payout, as it is printed. */
export function printStatement(
  line: StatementFacts,
  ledger: StatedLedger,
  shop: Shop,
): PrintDocument {
  const { payout, code, settledAt } = line;
  const { columns } = say;
  const given = (...texts: string[]) => texts.filter((text) => text !== "");
  return {
    title: say.title(payout.number, code),
    sender: { name: shop.site_name, lines: given(shop.business_name, shop.contact_email) },
    facts: [
      { label: say.to, lines: given(givenName(line), line.email, code) },
      { label: say.paidTo, lines: [accountInWords(line.method, line.lastFour)] },
      {
        label: say.dates,
        lines: [
          ...(payout.confirmedAt ? [say.confirmedOn(formatDate(payout.confirmedAt))] : []),
          ...(settledAt ? [say.paidOn(formatDate(settledAt))] : []),
        ],
      },
    ],
    table: {
      columns: [
        { label: columns.date, share: 1.4 },
        { label: columns.what, share: 5 },
        { label: columns.amount, share: 1.6, numeric: true },
      ],
      rows: ledger.rows.map(({ date, words, amount }) => [date, words, amount]),
    },
    totals: [
      { label: say.before, text: money(ledger.before) },
      { label: say.after, text: money(ledger.after) },
      { label: say.amount, text: money(line.amount) },
    ],
    notes: [],
    pageOf: say.pageOf,
  };
}
