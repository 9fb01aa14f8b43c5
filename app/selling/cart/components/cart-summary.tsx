import { href } from "react-router";
import { concessionMessages as concessions } from "#app/selling/concessions/texts/shopper.ts";
import type {
  ConcessionLine,
  Concession,
} from "#app/selling/concessions/rules/price-concession.ts";
import type { ShownPromo } from "#app/selling/discounts/views/show-promo.ts";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { formatMoney } from "#app/lib/money.ts";
import type { Arrival } from "#app/goods/catalog/rules/delivery-promise.ts";
import type { Charges } from "#app/running/settings/rules/charges.ts";
import { cartMessages as say } from "../texts/shopper.ts";
import { priceCart, type CartTotals, type PricedLine } from "../rules/price-cart.ts";
import { applyBest } from "../views/apply-best.ts";
import { PromoBox } from "./promo-box.tsx";
import { Totals } from "./totals.tsx";

type PricedCart = {
  lines: readonly (PricedLine & ConcessionLine & { id: string })[];
  promo: ShownPromo | undefined;
  concession: Concession | undefined;
  charges: Charges;
};

type CartSummaryProps = PricedCart & {
  /** Refusal of a code that was sent without a script. */
  refusedCode: string | undefined;
  /** The buyer could get the statutory discount by showing an ID. */
  mayDeclare: boolean;
  /** Set when the charges are those of a known place. */
  province: string | undefined;
  /** The days on which an order placed today arrives. */
  arrives: Arrival;
  /** Why cold goods cannot be sent to this place. */
  coldRefused: string | undefined;
  inTheWay: boolean;
};

function priceWithBest({ lines, promo, concession, charges }: PricedCart) {
  const { applied, saving, statutory } = applyBest(lines, promo, concession);
  return { applied, statutory, totals: priceCart(lines, charges, saving) };
}

export function CartSummary(props: CartSummaryProps) {
  const { arrives, coldRefused, inTheWay, mayDeclare, province, refusedCode } = props;
  const { applied, statutory, totals } = priceWithBest(props);
  return (
    <Card
      as="aside"
      aria-label={say.summary}
      className="grid gap-5 lg:sticky lg:top-24 lg:row-span-2"
      padding="roomy"
    >
      <h2 className="text-2xl">{say.summary}</h2>
      <PromoBox applied={applied} refused={refusedCode} />
      <Totals code={applied?.code ?? null} statutory={statutory?.totals} totals={totals} />
      {mayDeclare && (
        <p className="text-sm text-ink-soft">
          {concessions.hint}{" "}
          <TextLink to={href("/portal/discount")}>{concessions.hintLink}</TextLink>
        </p>
      )}
      {province && <p className="text-sm text-ink-soft">{say.shippingTo(province)}</p>}
      {totals.from && <p className="text-sm text-ink-soft">{say.byArea}</p>}
      <output className="sr-only">{totalIs(totals)}</output>
      <LinkButton className="max-lg:hidden" reloadDocument size="large" to={href("/checkout")} wide>
        {say.checkout}
      </LinkButton>
      {coldRefused && !inTheWay ? (
        <Notice announced={false} tone="warning">
          {coldRefused}
        </Notice>
      ) : (
        <p className="text-sm text-ink-soft">{inTheWay ? say.notYet : say.delivery(arrives)}</p>
      )}
    </Card>
  );
}

function totalIs({ total, from }: Pick<CartTotals, "total" | "from">): string {
  return say.totalIs(from ? say.from(formatMoney(total)) : formatMoney(total));
}

/**
 * Keeps the total and the checkout button in sight on phones and tablets, however long the cart is.
 * Its resting place is below the page.
 */
export function CheckoutBar(props: PricedCart) {
  const { total, from } = priceWithBest(props).totals;
  const least = formatMoney(total);
  return (
    <div className="page-bar cart-bar sticky bottom-0 z-10 -mx-(--gutter) mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:hidden">
      <p className="leading-tight">
        <span className="block text-sm text-ink-soft">{say.total}</span>
        <span className="figures text-lg font-semibold">{from ? say.from(least) : least}</span>
      </p>
      <LinkButton reloadDocument to={href("/checkout")}>
        {say.checkout}
      </LinkButton>
    </div>
  );
}
