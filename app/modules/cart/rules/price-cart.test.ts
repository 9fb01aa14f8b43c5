import fc from "fast-check";
import { expect, it } from "vitest";
import { priceCart } from "./price-cart.ts";

it("adds nothing to the price of the lines", () => {
  const totals = priceCart([
    { price: 1_250_000, quantity: 2 },
    { price: 50_000, quantity: 1 },
  ]);
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
  expect(priceCart([])).toMatchObject({ itemCount: 0, subtotal: 0, total: 0 });
});

const line = fc.record({
  price: fc.integer({ min: 1, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});

it("is the sum of its parts, however the cart is cut in two", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), fc.nat(), (lines, cut) => {
      const at = cut % (lines.length + 1);
      const [all, first, rest] = [lines, lines.slice(0, at), lines.slice(at)].map(priceCart);
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
      expect(priceCart(lines.toReversed())).toEqual(priceCart(lines));
    }),
  );
});
