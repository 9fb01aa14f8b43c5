import { Check, ShoppingBag } from "lucide-react";
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from "react";
import { href, useFetcher, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";

/** What POST /cart answers to a form that says `via=fetch`. */
export type CartAnswer = {
  ok: boolean;
  message: string;
  tone: Tone;
  /** The way on where this one ends. */
  link?: { text: string; to: string };
};

type AddToCartFormProps = {
  product: { id: string; name: string };
  look?: "primary" | "secondary" | undefined;
  variantId?: string | undefined;
  /** The choice of a variant, in place of `variantId`. */
  choice?: ReactNode;
  /** A quantity field; without one a single unit is added. */
  quantity?: ReactNode;
  /** Hears each answer; without one a refusal is a toast. */
  onAnswer?: ((answer: CartAnswer) => void) | undefined;
};

/** A plain form that leads to the cart; with JavaScript it adds in place and says so in a toast. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { product, look = "primary", variantId, choice, quantity } = props;
  const { answer, pending, send } = useAddToCart(props.onAnswer);
  const justAdded = usePassing(answer?.ok ? answer : undefined, 2_000);
  const Icon = justAdded ? Check : ShoppingBag;
  return (
    <form
      action={href("/cart")}
      className={cx("relative z-1", quantity !== undefined && "flex flex-wrap gap-3")}
      method="post"
      onSubmit={send}
    >
      <input name="intent" type="hidden" value="add" />
      <input name="productId" type="hidden" value={product.id} />
      {choice ??
        (variantId !== undefined && <input name="variantId" type="hidden" value={variantId} />)}
      {quantity}
      <Button className="flex-1" pending={pending} variant={look} wide>
        <Icon aria-hidden="true" className="size-4 shrink-0 max-md:hidden" />
        {justAdded ? say.added : say.addToCart}
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </Button>
    </form>
  );
}

function useAddToCart(onAnswer: AddToCartFormProps["onAnswer"]) {
  const fetcher = useFetcher<CartAnswer>();
  const navigate = useNavigate();
  const answer = fetcher.data;

  const announce = useEffectEvent((added: CartAnswer) => {
    onAnswer?.(added);
    if (onAnswer && !added.ok) return;
    const { text, to } = added.ok ? { text: say.viewCart, to: href("/cart") } : (added.link ?? {});
    const action = text && to ? { label: text, onSelect: () => void navigate(to) } : undefined;
    showToast(added.message, { tone: added.tone, action });
  });

  useEffect(() => {
    if (answer) announce(answer);
  }, [answer]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set("via", "fetch");
    void fetcher.submit(form, { method: "post", action: href("/cart") });
  }

  return { answer, pending: fetcher.state !== "idle", send };
}

/** True for some time after each new `event`, for a confirmation that goes away by itself. */
function usePassing(event: object | undefined, milliseconds: number): boolean {
  const [over, setOver] = useState<object>();

  useEffect(() => {
    if (!event) return undefined;
    const timer = setTimeout(() => setOver(event), milliseconds);
    return () => clearTimeout(timer);
  }, [event, milliseconds]);

  return event !== undefined && over !== event;
}
