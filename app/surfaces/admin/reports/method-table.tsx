import { formatMoney } from "#app/lib/money.ts";
import { orderMessages } from "#app/modules/orders/texts/shopper.ts";
import type { SalesByMethod } from "#app/modules/reports/rules/sum-sales.ts";
import { salesMessages as say } from "#app/modules/reports/texts/staff.ts";
import { Table, Td, Th } from "#app/ui/table.tsx";

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

/** On a phone there is no room for it: the row's name says it. */
const WIDE = "max-md:hidden";

/** What each way of paying brought; the last row is the period's, as the figures above say it. */
export function MethodTable({ methods }: { methods: readonly SalesByMethod[] }) {
  const sum = (of: "orders" | "paid" | "refunded" | "revenue") =>
    methods.reduce((so, method) => so + method[of], 0);
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{say.byMethod}</h2>
      <Table caption={say.byMethod} captionHidden density="dense">
        <thead>
          <tr>
            <Th>{say.method}</Th>
            <Th numeric>{say.orders}</Th>
            <Th className={WIDE} numeric>
              {say.paid}
            </Th>
            <Th className={WIDE} numeric>
              {say.refunded}
            </Th>
            <Th numeric>{say.revenue}</Th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ method, orders, paid, refunded, revenue }) => (
            <tr key={method}>
              <Th className="py-2 whitespace-normal!" scope="row">
                {orderMessages.method[method]}
                <span className="block font-normal text-ink-soft md:hidden">
                  {say.lessRefunds(formatMoney(paid), formatMoney(refunded))}
                </span>
              </Th>
              <Td numeric>{orders.toLocaleString("en")}</Td>
              <Td className={WIDE} numeric>
                {money(paid)}
              </Td>
              <Td className={WIDE} numeric>
                {money(refunded)}
              </Td>
              <Td numeric>{money(revenue)}</Td>
            </tr>
          ))}
          <tr className="font-semibold">
            <Th scope="row">{say.total}</Th>
            <Td numeric>{sum("orders").toLocaleString("en")}</Td>
            <Td className={WIDE} numeric>
              {money(sum("paid"))}
            </Td>
            <Td className={WIDE} numeric>
              {money(sum("refunded"))}
            </Td>
            <Td numeric>{money(sum("revenue"))}</Td>
          </tr>
        </tbody>
      </Table>
    </section>
  );
}
