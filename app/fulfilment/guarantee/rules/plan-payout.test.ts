import { expect, test } from "vitest";
import { planPayout, sumOf, whyHeld } from "./plan-payout.ts";

const order = { subtotal: 300_000, discountTotal: 0, taxTotal: 36_000 };
const line = {
  orderItemId: "a",
  name: "TB-500",
  quantity: 3,
  total: 300_000,
  units: 1,
  settledBefore: 0,
  givenBefore: 0,
};

test.each([
  ["a unit with its tax", {}, {}, 112_000],
  ["a share of it", {}, { percent: 20 }, 22_400],
  ["no unit that a settled return has", { settledBefore: 3 }, {}, 0],
  ["all units", { units: 3 }, {}, 336_000],
  ["never more than the line's price in all", { units: 3, givenBefore: 300_000 }, {}, 36_000],
  ["nothing for a line that has its price back", { givenBefore: 336_000 }, {}, 0],
  ["what is left of the order", {}, { left: 500 }, 500],
])("an order gets %s", (_name, own, terms, amount) => {
  const goods = planPayout(order, [{ ...line, ...own }], { percent: 100, left: 400_000, ...terms });
  expect(sumOf(goods)).toBe(amount);
  expect(goods).toHaveLength(amount > 0 ? 1 : 0);
});

test("two lines share what is left", () => {
  const goods = planPayout(order, [line, { ...line, orderItemId: "b" }], {
    percent: 100,
    left: 150_000,
  });
  expect(goods.map(({ amount }) => amount)).toEqual([112_000, 38_000]);
});

const budget = { amount: 10, isPaid: true, ofOrder: 0, ofMonth: 0, orderLimit: 20, monthLimit: 30 };

test.each([
  [{}, undefined],
  [{ isPaid: false, ofOrder: 99 }, "unpaid"],
  [{ ofOrder: 10, ofMonth: 20 }, undefined],
  [{ ofOrder: 11 }, "order_limit"],
  [{ ofMonth: 21 }, "month_limit"],
])("within %o the shop's reason to wait is %s", (own, held) => {
  expect(whyHeld({ ...budget, ...own })).toBe(held);
});
