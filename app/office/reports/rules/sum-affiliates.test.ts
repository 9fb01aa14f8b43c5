import fc from "fast-check";
import { expect, it } from "vitest";
import { rankAffiliates, sumAffiliates, type AffiliateSales } from "./sum-affiliates.ts";

const sales = (id: string, given: Partial<AffiliateSales> = {}): AffiliateSales => ({
  id,
  code: `CODE${id}`,
  firstName: null,
  lastName: null,
  orders: 2,
  firstOrders: 1,
  paid: 100,
  refunded: 0,
  commission: 10,
  ...given,
});

it("puts the most revenue first, beside what it was before", () => {
  const now = [sales("ana", { refunded: 60 }), sales("ben")];
  const ranked = rankAffiliates(now, [sales("ana", { paid: 30 }), sales("cleo")]);
  expect(ranked.map(({ id, orders, revenue, before }) => [id, orders, revenue, before])).toEqual([
    ["ben", 2, 100, 0],
    ["ana", 2, 40, 30],
    ["cleo", 0, 0, 100],
  ]);
  expect(rankAffiliates(now, undefined)).toMatchObject([{ before: undefined }, {}]);
});

it("adds up to the whole", () => {
  const amount = fc.integer({ min: 0, max: 9_000_000 });
  const commission = fc.integer({ min: -9_000_000, max: 9_000_000 });
  const given = fc.record({ paid: amount, refunded: amount, commission, orders: fc.nat(500) });
  fc.assert(
    fc.property(fc.array(given), (rows) => {
      const all = rows.map((one, index) => sales(`${index}`, one));
      const ranked = rankAffiliates(all, undefined);
      const whole = sumAffiliates(all);
      expect(whole.revenue).toBe(ranked.reduce((sum, row) => sum + row.revenue, 0));
      expect(whole.commission).toBe(ranked.reduce((sum, row) => sum + row.commission, 0));
      expect(whole.orders).toBe(ranked.reduce((sum, row) => sum + row.orders, 0));
    }),
  );
});
