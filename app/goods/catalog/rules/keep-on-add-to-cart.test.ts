import { expect, it } from "vitest";
import { keepOnAddToCart } from "./keep-on-add-to-cart.ts";

it.each([
  ["/cart", true, false],
  ["/auth", true, true],
  [undefined, true, true],
  [undefined, false, false],
])("after a form to %s", (formAction, defaultShouldRevalidate, asked) => {
  expect(keepOnAddToCart({ formAction, defaultShouldRevalidate })).toBe(asked);
});
