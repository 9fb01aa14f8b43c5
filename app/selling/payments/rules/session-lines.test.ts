import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { sessionLines, type PaidOrder } from "./session-lines.ts";

const order: PaidOrder = {
  orderNumber: "PM-26-000001",
  totalAmount: 2_015_000,
  discountTotal: 0,
  shippingTotal: 15_000,
  coldPack: 0,
  taxTotal: 0,
  items: [{ productName: "GHK-Cu", quantity: 2, price: 1_000_000, total: 2_000_000 }],
};

test("an order is listed with its goods and its delivery", () => {
  expect(sessionLines(order, 2_015_000)).toEqual([
    { name: "GHK-Cu", quantity: 2, price: 1_000_000 },
    { name: "Delivery", quantity: 1, price: 15_000 },
  ]);
});

test.each([
  ["a saving", { ...order, discountTotal: 100_000, totalAmount: 1_915_000 }, 1_915_000],
  ["a difference of a change", order, 500_000],
])("%s is one line", (_, paid, amount) => {
  expect(sessionLines(paid, amount)).toEqual([
    { name: "Order PM-26-000001", quantity: 1, price: amount },
  ]);
});

const money = fc.nat(5_000_000);
const item = fc
  .record({ quantity: fc.integer({ min: 1, max: 9 }), price: money })
  .map((one) => ({ ...one, productName: "Sample", total: one.price * one.quantity }));

it("always adds up to what is paid, with no line below zero", () => {
  const drawn = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 5 }),
    shippingTotal: money,
    coldPack: fc.option(money),
    taxTotal: money,
    saved: fc.option(money, { nil: 0 }),
  });
  fc.assert(
    fc.property(drawn, fc.boolean(), fc.nat(100), ({ saved, ...rest }, isWhole, other) => {
      const goods = rest.items.reduce((sum, { total }) => sum + total, 0);
      const discountTotal = Math.min(saved, goods);
      const totalAmount =
        goods - discountTotal + rest.shippingTotal + (rest.coldPack ?? 0) + rest.taxTotal;
      const amount = isWhole ? totalAmount : totalAmount + other;
      const lines = sessionLines({ ...order, ...rest, discountTotal, totalAmount }, amount);
      expect(lines.reduce((sum, one) => sum + one.price * one.quantity, 0)).toBe(amount);
      expect(lines.every(({ price }) => price >= 0)).toBe(true);
    }),
  );
});
