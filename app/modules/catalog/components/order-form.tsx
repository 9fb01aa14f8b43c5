import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import type { Offer } from "../rules/offer.ts";
import { catalogMessages as say } from "../texts/shopper.ts";
import type { ProductDetail } from "../views/product-detail.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import type { CartAnswer } from "./add-to-cart-form.tsx";
import { VariantPicker } from "./variant-picker.tsx";

type OrderFormProps = {
  product: ProductDetail;
  offer: Offer;
  onChoose: (variantId: string) => void;
  onAnswer?: (answer: CartAnswer) => void;
};

/** Which variant, how many, and Add to Cart; no more than are left, where that is shown. */
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
