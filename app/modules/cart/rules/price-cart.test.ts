import fc from "fast-check";
import { expect, it } from "vitest";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import { readSettings } from "#app/modules/settings/rules/read-settings.ts";
import { priceCart } from "./price-cart.ts";

const FREE = chargesOf(readSettings({}));

it("adds nothing to the price of the lines", () => {
  const totals = priceCart(
    [
      { price: 1_250_000, quantity: 2, kind: "product" },
      { price: 50_000, quantity: 1, kind: "supply" },
    ],
    FREE,
  );
  expect(totals).toEqual({
    itemCount: 3,
    subtotal: 2_550_000,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 2_550_000,
  });
});

it("starts from nothing", () => {
  expect(priceCart([], FREE)).toMatchObject({ itemCount: 0, subtotal: 0, total: 0 });
});

const CHARGES = { shippingFee: 15_000, freeFrom: 500_000, taxPercent: 12 };
const vial = { price: 100_000, quantity: 1, kind: "product" } as const;
const talk = { price: 250_000, quantity: 1, kind: "service" } as const;

it.each([
  ["a fee and a tax come on top", [vial], 0, { shipping: 15_000, tax: 12_000, total: 127_000 }],
  ["tax is of what is left after a saving", [vial], 50_000, { tax: 6_000, total: 71_000 }],
  ["a large order ships free", [{ ...vial, quantity: 5 }], 0, { shipping: 0 }],
  [
    "a saving takes free shipping away from nobody",
    [{ ...vial, quantity: 5 }],
    99,
    { shipping: 0 },
  ],
  ["a consultation needs no courier", [talk], 0, { shipping: 0, tax: 30_000 }],
  ["one beside a vial does not carry it", [talk, vial], 0, { shipping: 15_000 }],
  ["nothing costs nothing", [], 0, { shipping: 0, tax: 0, total: 0 }],
])("%s", (_, lines, saving, expected) => {
  expect(priceCart(lines, CHARGES, saving)).toMatchObject(expected);
});

const line = fc.record({
  kind: fc.constantFrom("product", "supply", "service"),
  price: fc.integer({ min: 1, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});

it("is the sum of its parts, however the cart is cut in two", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), fc.nat(), (lines, cut) => {
      const at = cut % (lines.length + 1);
      const [all, first, rest] = [lines, lines.slice(0, at), lines.slice(at)].map((some) =>
        priceCart(some, FREE),
      );
      expect(all!.total).toBe(first!.total + rest!.total);
      expect(all!.itemCount).toBe(first!.itemCount + rest!.itemCount);
      expect(all!.total).toBe(all!.subtotal - all!.discount + all!.shipping + all!.tax);
      expect(Number.isSafeInteger(all!.total)).toBe(true);
    }),
  );
});

it("costs a shopper nothing to order the lines in another way", () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(priceCart(lines.toReversed(), CHARGES)).toEqual(priceCart(lines, CHARGES));
    }),
  );
});
