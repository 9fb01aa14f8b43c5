import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import type { Offer } from "../rules/offer.ts";
import { catalogMessages as say } from "../texts/shopper.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import type { CartAnswer } from "./use-add-to-cart.tsx";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { formatMoney } from "#app/lib/money.ts";
import type { ShownVariant, ShownVariants } from "../views/show-variants.ts";

type OrderFormProps = {
  product: ProductDetail;
  offer: Offer;
  onChoose: (variantId: string) => void;
  onAnswer?: (answer: CartAnswer) => void;
};

/** Variant, quantity and Add to Cart. If the stock is shown, the quantity is limited to it. */
export function OrderForm({ product, offer, onChoose, onAnswer }: OrderFormProps) {
  const { name, choice } = product;
  const { stock, variantId } = offer;
  return (
    <AddToCartForm
      choice={choice && <VariantPicker chosenId={variantId} choice={choice} onChoose={onChoose} />}
      onAnswer={onAnswer}
      product={product}
      quantity={
        <QuantityStepper
          commit="local"
          labels={{ quantity: say.quantityOf(name), decrease: say.fewer, increase: say.more }}
          max={stock.kind === "low" ? stock.left : undefined}
          name="quantity"
          value={1}
        />
      }
    />
  );
}

type VariantPickerProps = {
  choice: ShownVariants;
  chosenId: string | undefined;
  onChoose: (variantId: string) => void;
};

/** One radio button per variant, with its price, so that the choice works without a script. */
function VariantPicker({ choice, chosenId, onChoose }: VariantPickerProps) {
  return (
    <fieldset className="mb-2 grid w-full gap-4">
      <legend className="mb-2 font-semibold">{choice.legend}</legend>
      {choice.rows.map(({ heading, variants }) => (
        <div className="grid gap-2" key={heading ?? ""}>
          {heading && <p className="text-sm text-ink-soft">{heading}</p>}
          <div className="flex flex-wrap gap-2">
            {variants.map((variant) => (
              <Chip
                chosen={variant.id === chosenId}
                key={variant.id}
                onChoose={onChoose}
                variant={variant}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type ChipProps = {
  variant: ShownVariant;
  chosen: boolean;
  onChoose: (variantId: string) => void;
};

function Chip({ variant, chosen, onChoose }: ChipProps) {
  const { id, name, label, picture, price, stock } = variant;
  const out = stock.kind === "out";
  const heading = name === label ? undefined : name.slice(0, name.length - label.length);
  return (
    <label className="relative grid min-h-14 min-w-24 content-center gap-0.5 rounded-control border border-line-strong bg-surface px-4 py-2 leading-snug transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-disabled:border-dashed has-disabled:text-ink-soft has-disabled:hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        className="absolute inset-0 size-full appearance-none rounded-control outline-none"
        defaultChecked={chosen}
        disabled={out}
        name="variantId"
        onChange={() => onChoose(id)}
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
