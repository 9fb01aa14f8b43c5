import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { offerOf } from "../rules/offer.ts";
import type { StockState } from "../rules/stock-state.ts";
import { catalogMessages as say } from "../texts/shopper.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { formatMoney } from "#app/lib/money.ts";
import type { ShownVariant, ShownVariants } from "../views/show-variants.ts";

export const ORDER_FORM = "order-form";

/** Variant, quantity and Add to Cart. If the stock is shown, the quantity is limited to it. */
export function OrderForm({ product }: { product: ProductDetail }) {
  const { name, choice } = product;
  const { stock } = offerOf(product, choice?.chosen);
  return (
    <AddToCartForm
      choice={choice && <VariantPicker choice={choice} />}
      id={ORDER_FORM}
      product={product}
      quantity={
        <QuantityStepper
          commit="local"
          labels={{ quantity: say.quantityOf(name), decrease: say.fewer, increase: say.more }}
          max={mostOf(stock)}
          name="quantity"
          value={1}
        />
      }
    />
  );
}

const mostOf = (stock: StockState) => (stock.kind === "low" ? stock.left : undefined);

/** One radio button per variant, with its price, so that the choice works without a script. */
function VariantPicker({ choice }: { choice: ShownVariants }) {
  return (
    <fieldset className="mb-2 grid w-full gap-4">
      <legend className="mb-2 font-semibold">{choice.legend}</legend>
      {choice.rows.map(({ heading, variants }) => (
        <div className="grid gap-2" key={heading ?? ""}>
          {heading && <p className="text-sm text-ink-soft">{heading}</p>}
          <div className="flex flex-wrap gap-2">
            {variants.map((variant) => (
              <Chip chosen={variant.id === choice.chosen} key={variant.id} variant={variant} />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function Chip({ variant, chosen }: { variant: ShownVariant; chosen: boolean }) {
  const { id, name, label, picture, price, stock } = variant;
  const out = stock.kind === "out";
  const heading = name === label ? undefined : name.slice(0, name.length - label.length);
  return (
    <label className="relative grid min-h-14 min-w-24 content-center gap-0.5 rounded-control border border-line-strong bg-surface px-4 py-2 leading-snug transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-disabled:border-dashed has-disabled:text-ink-soft has-disabled:hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        className="absolute inset-0 size-full appearance-none rounded-control outline-none"
        data-most={mostOf(stock)}
        data-variant=""
        defaultChecked={chosen}
        disabled={out}
        name="variantId"
        type="radio"
        value={id}
      />
      {picture && <img alt="" className="rounded-control" height="56" src={picture} width="56" />}
      <span className="font-semibold">
        {heading && <span className="sr-only">{heading}</span>}
        {label}
      </span>
      <span className="figures text-sm text-ink-soft">
        {out ? say.outOfStock : formatMoney(price)}
      </span>
    </label>
  );
}
