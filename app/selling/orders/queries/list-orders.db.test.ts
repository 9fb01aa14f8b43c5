import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { testContext } from "#tests/context.ts";
import { noteParcel } from "#tests/note-parcel.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { confirmByPhone } from "../commands/confirm-by-phone.server.ts";
import { makeOrder } from "../factories.ts";
import { flagUnconfirmed } from "../jobs/unpaid-orders.server.ts";
import { orders } from "../tables.server.ts";
import { tagOrder } from "../commands/tag-order.server.ts";
import { orderList } from "../views/order-list.ts";
import { waysToFind } from "./search-orders.server.ts";
import { ordersFor, readDesk, reservedItemsOf } from "./list-orders.server.ts";

const { ctx, db, pool } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow", stock: 20 });

async function listed(address: string, search = "") {
  const query = { ...readListQuery(orderList, new URLSearchParams(address)), search };
  const ways = search === "" ? undefined : await waysToFind(db, search, { now: ctx.now });
  const source = ordersFor(db, query, ways);
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
  expect(await readDesk(db)).toEqual({ counts, tags: [], meant: undefined });
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
  await db.update(orders).set({ firstName: "Lea", lastName: "Peña" }).where(eq(orders.id, id));
  await noteParcel(ctx, id, { trackingNumber: "LBC-77" });
  const [order] = await listed("", "lea pena");
  expect(order?.id).toBe(id);
  expect(await idsOf("", order?.orderNumber)).toEqual([id]);
  expect(await idsOf("", "lbc-77")).toEqual([id]);
  expect(await idsOf("method=cod", "lea pena")).toEqual([]);
  expect(await idsOf("", "%")).toEqual([]);
});

test("a search finds numbers of all letters that the shop has used, and digits alone find each", async () => {
  const ids = [await makeOrder(ctx, { productId }), await makeOrder(ctx, { productId })];
  const numbers = ["AB-26-900001", "ZZZZ-26-900002"];
  for (const [at, id] of ids.entries()) {
    await db.update(orders).set({ orderNumber: numbers[at]! }).where(eq(orders.id, id));
  }
  expect(await idsOf("", "ab 26 900001")).toEqual([ids[0]]);
  expect(await idsOf("", "26-900001")).toEqual([ids[0]]);
  expect(await idsOf("", "900002")).toEqual([ids[1]]);
  expect(await idsOf("", "PM-26-900001")).toEqual([]);
});

test("a tag and what has left narrow the list, and each order says its tags", async () => {
  const [one, two] = [await makeOrder(ctx, { productId }), await makeOrder(ctx, { productId })];
  await tagOrder(ctx, one, { add: ["gift", "call first"] });
  await tagOrder(ctx, two, { add: ["gift"] });
  const { tags } = await readDesk(db);
  expect(tags.map(({ name }) => name)).toEqual(["call first", "gift"]);
  const idOf = (name: string) => tags.find((tag) => tag.name === name)?.id ?? "";
  expect(await idsOf(`tag=${idOf("gift")}`)).toEqual([two, one]);
  const [first] = await listed(`tag=${idOf("call first")}`);
  expect(first).toMatchObject({ id: one, tags: ["call first", "gift"] });
  expect(await idsOf(`tag=${idOf("gift")}&method=cod`)).toEqual([]);
  expect(await idsOf("tag=no-such-tag")).toEqual([]);
  await db.update(orders).set({ fulfillmentStatus: "fulfilled" }).where(eq(orders.id, one));
  expect(await idsOf("fulfilment=fulfilled")).toEqual([one]);
  expect(await idsOf(`fulfilment=unfulfilled&tag=${idOf("gift")}`)).toEqual([two]);
});
