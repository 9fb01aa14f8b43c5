import { Check, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { addingMessages as say } from "../texts/shopper-adding.ts";

type AddToCartFormProps = {
  product: { id: string; name: string };
  look?: "primary" | "secondary" | undefined;
  /** For a button elsewhere on the page. */
  id?: string | undefined;
  /** A choice of variants. */
  choice?: ReactNode;
  /** A quantity field. Without it, one unit is added. */
  quantity?: ReactNode;
};

/** A plain form that leads to the cart. With JavaScript it adds in place (`send-cart-forms.ts`). */
export function AddToCartForm(props: AddToCartFormProps) {
  const { product, look = "primary", id, choice, quantity } = props;
  return (
    <form
      action={href("/cart")}
      className={cx("relative z-1", quantity !== undefined && "flex flex-wrap gap-3")}
      data-adds=""
      id={id}
      method="post"
      noValidate
    >
      <input name="intent" type="hidden" value="add" />
      <input name="productId" type="hidden" value={product.id} />
      {choice}
      {quantity}
      <Button className="flex-[1_1_9rem]" variant={look} wide>
        <AddToCartLabel name={product.name} />
      </Button>
    </form>
  );
}

export function AddToCartLabel({ name }: { name: string }) {
  return (
    <>
      <ShoppingBag
        aria-hidden="true"
        className="size-4 shrink-0 in-data-added:hidden max-md:hidden"
      />
      <Check aria-hidden="true" className="hidden size-4 shrink-0 md:in-data-added:block" />
      {say.addToCart}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
}

type ChooseLinkProps = {
  product: { slug: string; name: string };
  look?: "primary" | "secondary" | undefined;
};

/** Add to Cart for products with variants: opens a sheet or, without a script, their page. */
export function ChooseLink({ product, look = "secondary" }: ChooseLinkProps) {
  return (
    <a
      aria-haspopup="dialog"
      className={buttonLook({ variant: look, wide: true, className: "z-1" })}
      data-choose={product.name}
      href={href("/product/:id", { id: product.slug })}
    >
      <AddToCartLabel name={product.name} />
    </a>
  );
}
