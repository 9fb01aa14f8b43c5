import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { formatMoney } from "#app/lib/money.ts";
import { Totals } from "#app/selling/cart/components/totals.tsx";
import type { Arrival } from "#app/goods/catalog/rules/delivery-promise.ts";
import type { CartTotals } from "#app/selling/cart/rules/price-cart.ts";
import type { StatutoryTotals } from "#app/selling/concessions/rules/price-concession.ts";
import { cartMessages as cart } from "#app/selling/cart/texts/shopper.ts";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { OrderLines } from "./order-lines.tsx";

type OrderSummaryProps = ComponentProps<typeof OrderLines> & {
  totals: CartTotals;
  /** The statutory discount, which replaces a code. */
  statutory: StatutoryTotals | undefined;
  promo: { code: string; problem: string | undefined } | undefined;
  /** The days on which an order placed today arrives. Undefined while none can be placed. */
  arrives: Arrival | undefined;
};

/** A line with the total that opens on phones. Beside the form it is always open. */
export function OrderSummary({ lines, totals, statutory, promo, arrives }: OrderSummaryProps) {
  return (
    <details className="group rounded-card border border-line bg-surface lg:[&::details-content]:block lg:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-card px-[min(1.25rem,6.25vw)] py-3 lg:pointer-events-none lg:pt-6 lg:pb-2">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="text-xl">{say.summary}</h2>
          <span className="text-sm text-ink-soft">{say.items(totals.itemCount)}</span>
        </span>
        <span className="ml-auto flex items-center gap-2 lg:hidden">
          <span className="figures text-lg font-semibold">
            {totals.from ? cart.from(formatMoney(totals.total)) : formatMoney(totals.total)}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="grid gap-5 px-5 pt-1 pb-5 lg:pb-6">
        <OrderLines lines={lines} />
        <hr className="border-line" />
        <Totals code={promo?.code ?? null} statutory={statutory} totals={totals} />
        {totals.from && <p className="text-sm text-ink-soft">{say.shippingAsYouType}</p>}
        {promo?.problem && <p className="text-sm text-warning">{promo.problem}</p>}
        {arrives && <p className="text-sm text-ink-soft">{say.arrives(arrives)}</p>}
      </div>
    </details>
  );
}
