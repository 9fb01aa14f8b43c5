import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { cartMessages as say } from "../messages.ts";
import { priceCart } from "../rules/price-cart.ts";
import type { PricedLine } from "../rules/price-cart.ts";
import { Totals } from "./totals.tsx";

export function CartSummary({ lines }: { lines: readonly PricedLine[] }) {
  const totals = priceCart(lines);
  return (
    <Card
      as="aside"
      aria-label={say.summary}
      className="grid gap-5 lg:sticky lg:top-24 lg:row-span-2"
      padding="roomy"
    >
      <h2 className="text-2xl">{say.summary}</h2>
      <Totals totals={totals} />
      <output className="sr-only">{say.totalIs(formatMoney(totals.total))}</output>
      <LinkButton size="large" to="/checkout" wide>
        {say.checkout}
      </LinkButton>
      <p className="text-sm text-ink-soft">{say.delivery}</p>
    </Card>
  );
}
