import fc from "fast-check";
import { expect, it } from "vitest";
import { rankDiscounts, sumDiscounts, type DiscountUses } from "./sum-discounts.ts";

const code = (name: string, given: Partial<DiscountUses> = {}): DiscountUses => ({
  name,
  isBatch: false,
  uses: 2,
  firstOrders: 1,
  given: 10,
  paid: 100,
  refunded: 0,
  ...given,
});

it("puts the most revenue first, beside what it was before; a batch is not the code of its name", () => {
  const now = [
    code("HELLO", { refunded: 60 }),
    code("MAY"),
    code("MAY", { isBatch: true, paid: 70 }),
  ];
  const ranked = rankDiscounts(now, [code("MAY", { isBatch: true, paid: 30 }), code("OLD")]);
  expect(
    ranked.map(({ name, isBatch, revenue, before }) => [name, isBatch, revenue, before]),
  ).toEqual([
    ["MAY", false, 100, 0],
    ["MAY", true, 70, 30],
    ["HELLO", false, 40, 0],
    ["OLD", false, 0, 100],
  ]);
});

it("adds up to the whole", () => {
  const amount = fc.integer({ min: 0, max: 9_000_000 });
  const given = fc.record({ given: amount, paid: amount, refunded: amount, uses: fc.nat(500) });
  fc.assert(
    fc.property(fc.array(given), (rows) => {
      const all = rows.map((one, index) => code(`C${index}`, { ...one, firstOrders: one.uses }));
      const ranked = rankDiscounts(all, undefined);
      const { revenue, uses, firstOrders, laterOrders } = sumDiscounts(all);
      expect(revenue).toBe(ranked.reduce((sum, row) => sum + row.revenue, 0));
      expect(firstOrders + laterOrders).toBe(uses);
    }),
  );
});
