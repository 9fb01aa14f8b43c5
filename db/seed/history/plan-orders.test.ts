import { expect, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { planOrders } from "./plan-orders.ts";

const NOW = new Date("2026-11-28T15:00:00+08:00");
const planned = planOrders(NOW);

test("the past is the same at each start of a day, and its last day ends now", () => {
  expect(planOrders(new Date("2026-11-28T09:00:00+08:00"))).toEqual(
    planned.filter(({ at }) => at < new Date("2026-11-28T08:50:00+08:00")),
  );
  expect(planned.every(({ at }) => at < NOW)).toBe(true);
});

test("each whole day has three to eight orders, and the last month more than the first", () => {
  const byDay = Map.groupBy(planned, ({ at }) => shopDay(at));
  byDay.delete(shopDay(NOW));
  const counts = [...byDay.values()].map((orders) => orders.length);
  expect(counts).toHaveLength(90);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 8]);
  const sum = (days: number[]) => days.reduce((all, count) => all + count, 0);
  expect(sum(counts.slice(60))).toBeGreaterThan(sum(counts.slice(0, 30)) * 1.2);
});

test("a buyer's first order is marked, and a later one follows after weeks", () => {
  const byBuyer = [...Map.groupBy(planned, ({ buyer }) => buyer.email).values()];
  for (const orders of byBuyer) {
    expect(orders.map(({ isFirst }) => isFirst)).toEqual(orders.map((_, n) => n === 0));
  }
  const gaps = byBuyer.flatMap((orders) =>
    orders.slice(1).map(({ at }, n) => at.getTime() - (orders[n]?.at ?? at).getTime()),
  );
  expect(gaps.length).toBeGreaterThan(40);
  expect(Math.min(...gaps)).toBeGreaterThan(22 * 86_400_000);
});
