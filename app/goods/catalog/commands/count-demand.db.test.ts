import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { testContext } from "#tests/context.ts";
import { makeProduct, makeVariants } from "../factories.ts";
import { levelDemand } from "../queries/level-demand.server.ts";
import { lowItems } from "../queries/low-stock.server.ts";
import { stockDemand } from "../tables.server.ts";
import { countDemand } from "./count-demand.server.ts";
import { reserveStock } from "./reserve-stock.server.ts";
import { moveShipped } from "./move-shipped.server.ts";
import { releaseReservation } from "./release-reservation.server.ts";

const { ctx, at, db } = await testContext();
const TODAY = "2026-11-21T04:00:00Z";

async function order(day: string, productId: string, quantity: number): Promise<string> {
  const orderId = ctx.ids.newId();
  const then = at(`${day}T02:00:00Z`);
  const lines = [{ productId, variantId: null, quantity }];
  const reserved = await inTransaction(then, (tx) => reserveStock(tx, orderId, lines));
  if (!reserved.ok) throw new Error(reserved.reason);
  return orderId;
}

const demandOf = async (productId: string) => (await levelDemand(db, [productId]))[0];

test("what was ordered counts, shipped or not, and what was cancelled does not", async () => {
  const productId = await makeProduct(at("2026-10-01T00:00:00Z"), { name: "Sold", stock: 100 });
  const shipped = await order("2026-11-03", productId, 3);
  await order("2026-11-10", productId, 4);
  const cancelled = await order("2026-11-11", productId, 50);
  const later = at("2026-11-12T02:00:00Z");
  const lines = [{ productId, variantId: null, quantity: 3 }];
  await inTransaction(later, (tx) => moveShipped(tx, shipped, { kind: "ship", lines }));
  await inTransaction(later, (tx) => releaseReservation(tx, cancelled));
  await countDemand(at(TODAY));
  expect(await demandOf(productId)).toMatchObject({ onHand: 97, reserved: 4, sold: 7, days: 28 });
});

test("a week without stock does not hide what is wanted", async () => {
  const productId = await makeProduct(at("2026-11-01T00:00:00Z"), { name: "Out", stock: 14 });
  await order("2026-11-14", productId, 14);
  await countDemand(at(TODAY));
  // From November 1 to 14; the last units were ordered on the 14th.
  expect(await demandOf(productId)).toMatchObject({ sold: 14, days: 14 });
});

test("it is counted once a day, also by two processes at once", async () => {
  const productId = await makeProduct(at("2026-11-01T00:00:00Z"), { name: "Daily", stock: 20 });
  await Promise.all([countDemand(at(TODAY)), countDemand(at(TODAY))]);
  await order("2026-11-21", productId, 2);
  await countDemand(at("2026-11-21T10:00:00Z"));
  expect(await demandOf(productId)).toMatchObject({ sold: 0 });
  await countDemand(at("2026-11-22T04:00:00Z"));
  expect(await demandOf(productId)).toMatchObject({ sold: 2 });
});

test("what lasts fewer days than the limit is low, however many units there are", async () => {
  const productId = await makeProduct(at("2026-10-01T00:00:00Z"), { name: "Quick", stock: 200 });
  await order("2026-11-03", productId, 140);
  await countDemand(at(TODAY));
  const names = async (days: number) =>
    (await lowItems(db, { units: 1, days })).map(({ name, daysLeft }) => [name, daysLeft]);
  expect(await names(13)).toContainEqual(["Quick", 12]);
  expect(await names(12)).not.toContainEqual(["Quick", 12]);
  expect(await names(0)).not.toContainEqual(["Quick", 12]);
});

test("everything that can run out has a level, a variant too", async () => {
  const productId = await makeProduct(ctx, { name: "Empty", stock: null });
  expect(await demandOf(productId)).toMatchObject({ onHand: 0, variantId: null });
  const [variantId] = await makeVariants(ctx, productId, { value: "5 mg", price: 100, stock: 0 });
  expect((await levelDemand(db, [productId])).map((level) => level.variantId)).toContain(variantId);
  await countDemand(at(TODAY));
  const counted = await db.select().from(stockDemand).where(eq(stockDemand.day, "2026-11-21"));
  expect(counted.length).toBe((await levelDemand(db)).length);
});
