import fc from "fast-check";
import { expect, it, test } from "vitest";
import type { Charges } from "#app/running/settings/rules/charges.ts";
import { priceCart } from "./price-cart.ts";

const toCebu: Charges = {
  shippingFee: 0,
  freeFrom: 0,
  taxPercent: 0,
  defaultWeight: 200,
  byArea: [
    {
      steps: [
        { upTo: 500, fee: 9_500 },
        { upTo: 1_000, fee: 12_000 },
      ],
      furtherKilo: 4_000,
      freeFrom: 500_000,
    },
  ],
};

it("counts the weight that most have for what has none, and nothing for a service", () => {
  const lines = [
    { price: 1_000, quantity: 2, kind: "product", weight: null },
    { price: 1_000, quantity: 1, kind: "product", weight: 150 },
    { price: 1_000, quantity: 1, kind: "service", weight: 9_000 },
  ] as const;
  expect(priceCart(lines, toCebu).shipping).toBe(12_000);
});

test("parts sum to the total, and shipping never falls as the weight rises below the free amount", () => {
  const grams = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(grams, grams, fc.integer({ min: 0, max: 1_000_00 }), (one, other, saving) => {
      const price = ([weight]: readonly [number]) =>
        priceCart([{ price: 100_000, quantity: 1, kind: "product", weight }], toCebu, saving);
      const [light, heavy] = [price([Math.min(one, other)]), price([Math.max(one, other)])];
      expect(light.shipping <= heavy.shipping).toBe(true);
      for (const { subtotal, discount, shipping, tax, total } of [light, heavy]) {
        expect(subtotal - discount + shipping + tax).toBe(total);
      }
    }),
  );
});
