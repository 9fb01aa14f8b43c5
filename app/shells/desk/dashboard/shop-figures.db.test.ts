import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makePaidOrder, makeRefund } from "#app/office/reports/factories.ts";
import { countSteps } from "#app/running/visits/commands/count-steps.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { shopFigures } from "./shop-figures.server.ts";

const { ctx, as, at } = await testContext();
const NOW = new Date("2026-03-20T04:00:00Z");
const read = (role: "manager" | "support", query = "") =>
  shopFigures({ ...as(actorOf(role)), now: NOW }, new URLSearchParams(query));

test("the four figures stand beside those of as many days before", async () => {
  const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
  const paid = (paidAt: string, email: string, price: number) =>
    makePaidOrder(ctx, paidAt, { lines: [{ productId, price }], email });
  await paid("2026-03-20T01:00:00Z", "ana@example.test", 10_000);
  await paid("2026-03-14T01:00:00Z", "ana@example.test", 30_000);
  const before = await paid("2026-03-10T01:00:00Z", "ben@example.test", 50_000);
  await paid("2026-03-01T01:00:00Z", "cleo@example.test", 99_000);
  await makeRefund(ctx, "2026-03-15T01:00:00Z", { orderId: before.id, amount: 5_000 });
  for (const day of ["2026-03-12", "2026-03-14", "2026-03-15", "2026-03-16", "2026-03-20"]) {
    await countSteps(at(`${day}T01:00:00Z`), ["visit"]);
  }

  const week = await read("manager", "period=7d");
  expect(week?.period.days).toEqual({ from: "2026-03-14", to: "2026-03-20" });
  expect(week?.period.before).toEqual({ from: "2026-03-07", to: "2026-03-13" });
  expect(week?.sums).toEqual({ revenue: 35_000, orders: 2, customers: 1, conversion: 50 });
  // The order of the 10th came before visits were counted.
  expect(week?.sumsBefore).toEqual({ revenue: 50_000, orders: 1, customers: 1, conversion: 0 });

  const month = await read("manager");
  expect(month?.sums).toMatchObject({ revenue: 184_000, orders: 4, customers: 3 });
  expect(month?.sumsBefore).toEqual({
    revenue: 0,
    orders: 0,
    customers: 0,
    conversion: undefined,
  });
});

test("who may not read reports sees none of them", async () => {
  expect(await read("support")).toBeUndefined();
});
