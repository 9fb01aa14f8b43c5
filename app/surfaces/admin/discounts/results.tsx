import { formatMoney } from "#app/lib/money.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import type { DiscountResults } from "#app/modules/orders/queries/discount-results.server.ts";
import { FigureCards } from "#app/ui/figure-cards.tsx";

/** What a code cost and brought, on paid orders. */
export function Results({ orders, revenue, given }: DiscountResults) {
  return (
    <section aria-labelledby="results" className="grid gap-3">
      <h2 className="text-xl" id="results">
        {say.results}
      </h2>
      {orders === 0 ? (
        <p className="text-ink-soft">{say.noResults}</p>
      ) : (
        <FigureCards
          figures={[
            { label: say.orders, value: orders.toLocaleString("en") },
            { label: say.revenue, value: formatMoney(revenue) },
            { label: say.given, value: formatMoney(given) },
          ]}
        />
      )}
    </section>
  );
}
