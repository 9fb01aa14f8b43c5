import { href } from "react-router";

type Change = { formAction?: string | undefined; defaultShouldRevalidate: boolean };

/** Adding to the cart changes nothing on a catalog page, so nothing is reloaded. */
export function keepOnAddToCart({ formAction, defaultShouldRevalidate }: Change): boolean {
  return formAction === href("/cart") ? false : defaultShouldRevalidate;
}
