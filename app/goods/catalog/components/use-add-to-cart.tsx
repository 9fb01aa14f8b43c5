import { Check, ShoppingBag } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { href, useFetcher, useNavigate } from "react-router";
import { showToast } from "#app/ui/toast.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { catalogMessages as say } from "../texts/shopper.ts";

/** What POST /cart answers to a form that says `via=fetch`. */
export type CartAnswer = {
  ok: boolean;
  message: string;
  tone: Tone;
  /** The way on where this one ends. */
  link?: { text: string; to: string };
};

type AddToCartOptions = {
  /** Hears each answer; without one a refusal is a toast. */
  onAnswer?: ((answer: CartAnswer) => void) | undefined;
  /** Of the fetcher, where the form is sent before the component that shows its answer is there. */
  key?: string | undefined;
};

/** Sends a form of the cart without leaving the page, and says what came of it in a toast. */
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

/** What a form of the cart sends by a script, which wants an answer and no page. */
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
