import { href } from "react-router";

type Change = { formAction?: string | undefined; defaultShouldRevalidate: boolean };

/** Filling the cart in place changes nothing that a catalogue page shows, so nothing is loaded again. */
export function keepOnAddToCart({ formAction, defaultShouldRevalidate }: Change): boolean {
  return formAction === href("/cart") ? false : defaultShouldRevalidate;
}
