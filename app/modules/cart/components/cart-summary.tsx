import { href } from "react-router";
import { applyPromo, type ShownPromo } from "#app/modules/discounts/views/show-promo.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatMoney } from "#app/lib/money.ts";
import type { Arrival } from "#app/modules/catalog/rules/delivery-promise.ts";
import type { Charges } from "#app/modules/settings/rules/charges.ts";
import { cartMessages as say } from "../texts/shopper.ts";
import { priceCart, subtotalOf, type PricedLine } from "../rules/price-cart.ts";
import { PromoBox } from "./promo-box.tsx";
import { Totals } from "./totals.tsx";

type CartSummaryProps = {
  lines: readonly PricedLine[];
  promo: ShownPromo | undefined;
  /** The days an order of today arrives. */
  arrives: Arrival;
  /** What comes on top of the lines. */
  charges: Charges;
  /** Something in the cart is in the way of an order. */
  inTheWay: boolean;
};

export function CartSummary({ lines, promo, arrives, charges, inTheWay }: CartSummaryProps) {
  const applied = promo && applyPromo(promo, subtotalOf(lines));
  const totals = priceCart(lines, charges, applied?.saving);
  return (
    <Card
      as="aside"
      aria-label={say.summary}
      className="grid gap-5 lg:sticky lg:top-24 lg:row-span-2"
      padding="roomy"
    >
      <h2 className="text-2xl">{say.summary}</h2>
      <PromoBox applied={applied} />
      <Totals code={applied?.code ?? null} totals={totals} />
      <output className="sr-only">{say.totalIs(formatMoney(totals.total))}</output>
      <LinkButton size="large" to={href("/checkout")} wide>
        {say.checkout}
      </LinkButton>
      <p className="text-sm text-ink-soft">{inTheWay ? say.notYet : say.delivery(arrives)}</p>
    </Card>
  );
}
