import { expect, test } from "vitest";
import { findBlocker } from "./find-blocker.ts";
import { chargesOf } from "#app/running/settings/rules/charges.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";

const FREE = chargesOf(readSettings({}));

const sold = {
  productId: "p1",
  slug: "glow",
  compound: "glow" as const,
  variantId: null,
  name: "Glow",
  kind: "product" as const,
  quantity: 2,
  available: 5,
  price: 590_000,
  clearance: "none" as const,
  sellable: true,
};

test.each([
  ["nothing stands in the way", sold, undefined],
  ["a word to be given in the form", { ...sold, clearance: "acknowledge" as const }, undefined],
  [
    "an approval",
    { ...sold, clearance: "required" as const },
    "Glow needs a clinician’s approval. Sign in to the account that has it, or request it from your cart. You can also remove it from your cart to order the rest.",
  ],
  [
    "a withdrawal",
    { ...sold, sellable: false },
    "Glow is no longer sold. Remove it from your cart to order the rest.",
  ],
  ["an empty shelf", { ...sold, available: 0 }, "Glow is out of stock."],
  ["a nearly empty shelf", { ...sold, available: 1 }, "Only 1 of Glow left."],
])("%s is said before the form is filled in", (_, given, blocker) => {
  expect(findBlocker([given], { held: [], charges: FREE, approvals: [] })).toBe(blocker);
});

test("what is approved is in nobody's way, unless the cart has more", () => {
  const guarded = { ...sold, clearance: "required" as const };
  const blocker = (left: number) =>
    findBlocker([guarded], {
      held: [],
      charges: FREE,
      approvals: [{ id: "a", productId: "p1", left }],
    });
  expect(blocker(2)).toBeUndefined();
  expect(blocker(1)).toBe(
    "A clinician approved 1 of Glow for you, but your cart has more. Lower the quantity in your cart.",
  );
});
