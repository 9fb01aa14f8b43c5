import { formatMoney } from "#app/lib/money.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { sumSales, type Sales, type SalesByMethod } from "../../rules/sum-sales.ts";
import { salesMessages as say } from "../../texts/staff.ts";
import { ReportTable } from "#app/ui/report/report-table.tsx";

/** Sales by payment method. The last row is the period's total, as in the figures above. */
export function MethodTable({ methods }: { methods: readonly SalesByMethod[] }) {
  return (
    <ReportTable
      columns={[
        { label: say.orders },
        { label: say.paid, isWide: true },
        { label: say.refunded, isWide: true },
        { label: say.revenue },
      ]}
      of={say.method}
      rows={[
        ...methods.map((sales) => ({
          key: sales.method,
          name: orderMessages.method[sales.method],
          detail: say.lessRefunds(formatMoney(sales.paid), formatMoney(sales.refunded)),
          cells: cellsOf(sales),
        })),
        { key: "sum", name: say.total, cells: cellsOf(totalOf(methods)), isSum: true },
      ]}
      title={say.byMethod}
    />
  );
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

type MethodSums = Pick<Sales, "orders" | "paid" | "refunded" | "revenue">;

const cellsOf = ({ orders, paid, refunded, revenue }: MethodSums) => [
  orders.toLocaleString("en"),
  money(paid),
  money(refunded),
  money(revenue),
];

const totalOf = (methods: readonly SalesByMethod[]): MethodSums =>
  sumSales(methods.map((sales) => ({ ...sales, day: "" })));
