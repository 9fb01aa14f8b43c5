import { formatCount, formatMoney } from "#app/lib/money.ts";
import type { BookMonth, BookSums } from "#app/selling/invoices/rules/sum-book.ts";
import { bookMessages as say } from "#app/selling/invoices/texts/staff-book.ts";
import { ReportTable } from "#app/ui/report/report-table.tsx";

/** The sales book by month. The last row matches the figures above. */
export function BookTable({ months, sums }: { months: readonly BookMonth[]; sums: BookSums }) {
  const { columns } = say;
  return (
    <ReportTable
      columns={[
        { label: columns.invoices, isWide: true },
        { label: columns.creditNotes, isWide: true },
        { label: columns.vatable },
        { label: columns.vat, isWide: true },
        { label: columns.exempt, isWide: true },
        { label: columns.total },
      ]}
      of={say.month}
      rows={[
        ...months.map((month) => ({
          key: month.month,
          name: <span className="figures">{month.month}</span>,
          detail: inShort(month),
          cells: cellsOf(month),
        })),
        { key: "sum", name: say.sum, detail: inShort(sums), cells: cellsOf(sums), isSum: true },
      ]}
      title={say.byMonth}
    />
  );
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

const inShort = ({ invoices, creditNotes, vat }: BookSums) =>
  say.inShort(invoices, creditNotes, money(vat));

const cellsOf = ({ invoices, creditNotes, vatable, vat, exempt, total }: BookSums) => [
  formatCount(invoices),
  formatCount(creditNotes),
  ...[vatable, vat, exempt, total].map(money),
];
