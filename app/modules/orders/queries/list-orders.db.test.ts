import { expect, test } from "vitest";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { confirmByPhone } from "../commands/confirm-by-phone.server.ts";
import { makeOrder } from "../factories.ts";
import { flagUnconfirmed } from "../jobs/unpaid-orders.server.ts";
import { allOrders, countWaiting, reservedItemsOf } from "./list-orders.server.ts";

const { ctx, db, pool } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow" });

test("each filter shows its orders, and the waiting ones are counted", async () => {
  const card = await makeOrder(ctx, { productId });
  const cash = () => makeOrder(ctx, { productId, paymentMethod: "cod" });
  const [confirmed, waiting, flagged] = [await cash(), await cash(), await cash()];
  await confirmByPhone(ctx, confirmed);
  await enqueue(db, "orders.flag-unconfirmed", { orderId: flagged });
  await drainJobs(pool, { tasks: [flagUnconfirmed], listeners: {}, schedule: [] });
  const shown = async (filter: Parameters<typeof allOrders>[2]) =>
    (await allOrders(db, 1, filter)).orders.map(({ id }) => id);
  expect(await shown("all")).toEqual([flagged, waiting, confirmed, card]);
  expect(await shown("to-confirm")).toEqual([flagged, waiting]);
  expect(await shown("attention")).toEqual([flagged]);
  expect(await shown("reserved")).toEqual([flagged, waiting, card]);
  const counts = { "to-confirm": 2, "to-check": 0, reserved: 3, attention: 1 };
  expect(await countWaiting(db)).toEqual(counts);
  expect((await reservedItemsOf(db, [card])).get(card)).toMatchObject({
    items: [{ productName: "Glow", quantity: 1 }],
    confirmed: false,
  });
});

test("each order says how many items it has, and those of others are not among them", async () => {
  const few = await makeOrder(ctx, { productId });
  const many = await makeOrder(ctx, { productId, quantity: 3 });
  const { orders } = await allOrders(db, 1);
  const items = new Map(orders.map(({ id, itemCount }) => [id, itemCount]));
  expect([items.get(few), items.get(many)]).toEqual([1, 3]);
});
