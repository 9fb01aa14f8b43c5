import type { FormEvent, ReactNode } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { AddToCartLabel, useAddToCart, type CartAnswer } from "./use-add-to-cart.tsx";

type AddToCartFormProps = {
  product: { id: string; name: string };
  look?: "primary" | "secondary" | undefined;
  variantId?: string | undefined;
  /** A choice of variants that replaces `variantId`. */
  choice?: ReactNode;
  /** A quantity field. Without it, one unit is added. */
  quantity?: ReactNode;
  /** Gets each answer. Without it, a refusal is shown as a toast. */
  onAnswer?: ((answer: CartAnswer) => void) | undefined;
};

/** A plain form that leads to the cart. With JavaScript it adds in place and shows a toast. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { product, look = "primary", variantId, choice, quantity } = props;
  const { justAdded, pending, send } = useAddToCart({ onAnswer: props.onAnswer });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget);
  }

  return (
    <form
      action={href("/cart")}
      className={cx("relative z-1", quantity !== undefined && "flex flex-wrap gap-3")}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <input name="intent" type="hidden" value="add" />
      <input name="productId" type="hidden" value={product.id} />
      {choice ??
        (variantId !== undefined && <input name="variantId" type="hidden" value={variantId} />)}
      {quantity}
      <Button className="flex-1" pending={pending} variant={look} wide>
        <AddToCartLabel justAdded={justAdded} />
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </Button>
    </form>
  );
}
