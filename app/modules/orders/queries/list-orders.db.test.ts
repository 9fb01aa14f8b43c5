import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { confirmByPhone } from "../commands/confirm-by-phone.server.ts";
import { makeOrder } from "../factories.ts";
import { flagUnconfirmed } from "../jobs/unpaid-orders.server.ts";
import { orders } from "../tables.server.ts";
import { orderList } from "../views/order-list.ts";
import { countWaiting, ordersFor, reservedItemsOf } from "./list-orders.server.ts";

const { ctx, db, pool } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow" });

async function listed(address: string, search = "") {
  const query = { ...readListQuery(orderList, new URLSearchParams(address)), search };
  const source = ordersFor(ctx, query);
  const { rows } = await readPart(source, query);
  expect(await source.count()).toBe(rows.length);
  return rows;
}

const idsOf = async (...asked: Parameters<typeof listed>) =>
  (await listed(...asked)).map(({ id }) => id);

test("each filter shows its orders, and the waiting ones are counted", async () => {
  const card = await makeOrder(ctx, { productId });
  const cash = () => makeOrder(ctx, { productId, paymentMethod: "cod" });
  const [confirmed, waiting, flagged] = [await cash(), await cash(), await cash()];
  await confirmByPhone(ctx, confirmed);
  await enqueue(db, "orders.flag-unconfirmed", { orderId: flagged });
  await drainJobs(pool, { tasks: [flagUnconfirmed], listeners: {}, schedule: [] });
  const shown = async (show: string) => idsOf(`show=${show}`);
  expect(await shown("all")).toEqual([flagged, waiting, confirmed, card]);
  expect(await shown("to-confirm")).toEqual([flagged, waiting]);
  expect(await shown("attention")).toEqual([flagged]);
  expect(await shown("to-pack")).toEqual([confirmed]);
  expect(await shown("reserved")).toEqual([flagged, waiting, card]);
  const counts = { "to-confirm": 2, "to-check": 0, "to-pack": 1, reserved: 3, attention: 1 };
  expect(await countWaiting(db)).toEqual(counts);
  expect((await reservedItemsOf(db, [card])).get(card)).toMatchObject({
    items: [{ productName: "Glow", quantity: 1 }],
    confirmed: false,
  });
});

test("each order says how many items it has, and those of others are not among them", async () => {
  const few = await makeOrder(ctx, { productId });
  const many = await makeOrder(ctx, { productId, quantity: 3 });
  const items = new Map((await listed("")).map(({ id, itemCount }) => [id, itemCount]));
  expect([items.get(few), items.get(many)]).toEqual([1, 3]);
});

test("status, payment, method and days narrow the list, and it is sorted by what is paid", async () => {
  const [newest] = await idsOf("");
  const cash = await idsOf("method=cod");
  expect(cash).toHaveLength(3);
  expect(await idsOf("method=cod&status=pending")).toHaveLength(2);
  expect(await idsOf("payment=cod_due&method=card")).toEqual([]);
  const today = shopDay(ctx.now);
  expect((await idsOf(`from=${today}&to=${today}`))[0]).toBe(newest);
  expect(await idsOf("to=2020-01-01")).toEqual([]);
  const totals = (await listed("sort=-total")).map(({ totalAmount }) => totalAmount);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
});

test("a search finds by number, tracking number and buyer, within the filters", async () => {
  const id = await makeOrder(ctx, { productId });
  await db
    .update(orders)
    .set({ firstName: "Lea", lastName: "Peña", trackingNumber: "LBC-77" })
    .where(eq(orders.id, id));
  const [order] = await listed("", "lea pena");
  expect(order?.id).toBe(id);
  expect(await idsOf("", order?.orderNumber)).toEqual([id]);
  expect(await idsOf("", "lbc-77")).toEqual([id]);
  expect(await idsOf("method=cod", "lea pena")).toEqual([]);
  expect(await idsOf("", "%")).toEqual([]);
});
