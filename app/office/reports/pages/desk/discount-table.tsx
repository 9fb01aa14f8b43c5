import { formatMoney } from "#app/lib/money.ts";
import type { RankedDiscount, sumDiscounts } from "../../rules/sum-discounts.ts";
import { discountReportMessages as say } from "../../texts/staff-discounts.ts";
import { ReportTable } from "#app/ui/report/report-table.tsx";

type DiscountTableProps = {
  codes: readonly RankedDiscount[];
  sums: Sums;
  sumsBefore: Sums | undefined;
};

type Sums = ReturnType<typeof sumDiscounts>;

/** The discount and the sales of each code. The last row matches the figures above. */
export function DiscountTable({ codes, sums, sumsBefore }: DiscountTableProps) {
  return (
    <ReportTable
      columns={[
        { label: say.uses },
        { label: say.firstOrders, isWide: true },
        { label: say.laterOrders, isWide: true },
        { label: say.given, isWide: true },
        { label: say.revenue },
        ...(sumsBefore ? [{ label: say.before, isWide: true }] : []),
      ]}
      of={say.code}
      rows={[
        ...codes.map((code) => ({
          key: `${code.isBatch} ${code.name}`,
          name: code.isBatch ? say.batch(code.name) : code.name,
          detail: inShort(code),
          cells: cellsOf(code, code.before),
        })),
        {
          key: "sum",
          name: say.total,
          detail: inShort(sums),
          cells: cellsOf(sums, sumsBefore?.revenue),
          isSum: true,
        },
      ]}
      title={say.all}
    />
  );
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

const inShort = ({ given, firstOrders, laterOrders }: Sums) =>
  say.inShort(formatMoney(given), firstOrders, laterOrders);

const cellsOf = (
  { uses, firstOrders, laterOrders, given, revenue }: Sums,
  before: number | undefined,
) => [
  ...[uses, firstOrders, laterOrders].map((count) => count.toLocaleString("en")),
  money(given),
  money(revenue),
  money(before ?? 0),
];
