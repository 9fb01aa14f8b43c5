import fc from "fast-check";
import { expect, it } from "vitest";
import { rankProducts, sumProducts, type ProductSalesRow } from "./product-sales.ts";

const row = (id: string, given: Partial<ProductSalesRow> = {}): ProductSalesRow => ({
  kind: "product",
  productId: id,
  variantId: null,
  product: id,
  variant: null,
  sku: id,
  units: 1,
  orders: 1,
  paid: 100,
  refunded: 0,
  ...given,
});

it("puts the most revenue first, each product with its items and what it was before", () => {
  const now = [
    row("glow", { paid: 500, refunded: 450 }),
    row("tirz", { paid: 300 }),
    row("tirz", { kind: "item", variantId: "5mg", paid: 100 }),
    row("tirz", { kind: "item", variantId: "10mg", paid: 200 }),
  ];
  const before = [row("glow", { paid: 80 }), row("gone", { paid: 900 })];
  const ranked = rankProducts(now, before);
  expect(ranked.map(({ productId, revenue, before: was }) => [productId, revenue, was])).toEqual([
    ["tirz", 300, 0],
    ["glow", 50, 80],
    ["gone", 0, 900],
  ]);
  expect(ranked[0]?.items.map(({ variantId }) => variantId)).toEqual(["10mg", "5mg"]);
  expect(rankProducts(now, undefined)[0]?.before).toBeUndefined();
});

it("adds up to what was paid and paid back, each product counted once", () => {
  const amount = fc.integer({ min: 0, max: 9_000_000 });
  const rows = fc.array(
    fc.record({
      paid: amount,
      refunded: amount,
      units: fc.nat(99),
      kind: fc.constantFrom("product" as const, "item" as const),
    }),
  );
  const other = fc.record({
    deliveryPaid: amount,
    deliveryRefunded: amount,
    looseRefunds: amount,
    paidBeside: fc.integer({ min: -9_000_000, max: 9_000_000 }),
  });
  fc.assert(
    fc.property(rows, other, (given, money) => {
      const all = given.map((one, index) => row(`p${index}`, one));
      const sums = sumProducts({ rows: all, other: money });
      const parts = rankProducts(all, undefined).reduce((so, { revenue }) => so + revenue, 0);
      expect(sums.revenue).toBe(parts);
      expect(sums.whole).toBe(
        parts + money.deliveryPaid - money.deliveryRefunded - money.looseRefunds + money.paidBeside,
      );
    }),
  );
});
