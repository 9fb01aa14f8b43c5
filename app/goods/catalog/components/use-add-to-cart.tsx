import { Check, ShoppingBag } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { href, useFetcher, useNavigate } from "react-router";
import { showToast } from "#app/ui/toast.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { catalogMessages as say } from "../texts/shopper.ts";

/** The answer of POST /cart to a form with `via=fetch`. */
export type CartAnswer = {
  ok: boolean;
  message: string;
  tone: Tone;
  /** A way to go on after a refusal. */
  link?: { text: string; to: string };
};

type AddToCartOptions = {
  /** Gets each answer. Without it, a refusal is shown as a toast. */
  onAnswer?: ((answer: CartAnswer) => void) | undefined;
  /** The fetcher's key, for a form that is sent before the component with its answer is mounted. */
  key?: string | undefined;
};

/** Sends a cart form without leaving the page, and shows the result as a toast. */
export function useAddToCart({ onAnswer, key }: AddToCartOptions) {
  const fetcher = useFetcher<CartAnswer>(key === undefined ? undefined : { key });
  const navigate = useNavigate();
  const answer = fetcher.data;
  const justAdded = usePassing(answer?.ok ? answer : undefined, 2_000);

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

  function send(form: HTMLFormElement) {
    void fetcher.submit(cartForm(form), { method: "post", action: href("/cart") });
  }

  return { justAdded, pending: fetcher.state !== "idle", send };
}

/** The fields of a cart form that a script sends; the script wants data, not a page. */
export function cartForm(form: HTMLFormElement, button?: HTMLButtonElement): FormData {
  const fields = new FormData(form, button);
  fields.set("via", "fetch");
  return fields;
}

export function AddToCartLabel({ justAdded }: { justAdded: boolean }) {
  const Icon = justAdded ? Check : ShoppingBag;
  return (
    <>
      <Icon aria-hidden="true" className="size-4 shrink-0 max-md:hidden" />
      {justAdded ? say.added : say.addToCart}
    </>
  );
}

/** True for some time after each new `event`, for confirmations that disappear by themselves. */
function usePassing(event: object | undefined, milliseconds: number): boolean {
  const [over, setOver] = useState<object>();

  useEffect(() => {
    if (!event) return undefined;
    const timer = setTimeout(() => setOver(event), milliseconds);
    return () => clearTimeout(timer);
  }, [event, milliseconds]);

  return event !== undefined && over !== event;
}
