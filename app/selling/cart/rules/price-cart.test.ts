import fc from "fast-check";
import { expect, it } from "vitest";
import { chargesOf } from "#app/running/settings/rules/charges.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
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
    coldPack: null,
    tax: 0,
    total: 2_550_000,
  });
});

it("starts from nothing", () => {
  expect(priceCart([], FREE)).toMatchObject({ itemCount: 0, subtotal: 0, total: 0 });
});

const CHARGES = { shippingFee: 15_000, freeFrom: 500_000, taxPercent: 12, coldPack: 20_000 };
const vial = { price: 100_000, quantity: 1, kind: "product" } as const;
const cold = { ...vial, needsCold: true } as const;
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
  ["nothing cold has no pack", [vial], 0, { coldPack: null }],
  ["one pack for all that is cold", [cold, cold, vial], 0, { coldPack: 20_000 }],
  ["a pack is not discounted, and not taxed", [cold], 100_000, { tax: 0, total: 35_000 }],
  ["nor does it count for free shipping", [{ ...cold, price: 490_000 }], 0, { shipping: 15_000 }],
  ["nothing is packed for a talk", [{ ...talk, needsCold: true }], 0, { coldPack: null }],
  ["nothing costs nothing", [], 0, { shipping: 0, tax: 0, total: 0 }],
])("%s", (_, lines, saving, expected) => {
  expect(priceCart(lines, CHARGES, saving)).toMatchObject(expected);
});

const line = fc.record({
  kind: fc.constantFrom("product", "supply", "service"),
  price: fc.integer({ min: 1, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  needsCold: fc.boolean(),
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

it("has every part in its total once, whatever comes on top", () => {
  const charges = fc.record({
    shippingFee: fc.nat(100_000),
    freeFrom: fc.nat(1_000_000),
    taxPercent: fc.nat(100),
    coldPack: fc.option(fc.nat(100_000), { nil: undefined }),
  });
  const lines = fc.array(line, { maxLength: 20 });
  fc.assert(
    fc.property(lines, charges, fc.nat(100), (some, onTop, percent) => {
      const whole = priceCart(some, onTop).subtotal;
      const saving = Math.floor((whole * percent) / 100);
      const { subtotal, discount, shipping, coldPack, tax, total } = priceCart(some, onTop, saving);
      expect(total).toBe(subtotal - discount + shipping + (coldPack ?? 0) + tax);
      const isCold = some.some(({ kind, needsCold }) => needsCold && kind !== "service");
      expect(coldPack).toBe(isCold ? (onTop.coldPack ?? null) : null);
      // The price of the pack changes nothing else.
      const rest = priceCart(some, { ...onTop, coldPack: undefined }, saving);
      expect(total - rest.total).toBe(coldPack ?? 0);
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
