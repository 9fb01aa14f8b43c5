import { eq, inArray } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { historyOf } from "#app/running/audit/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { tagRecords } from "#app/running/tags/commands/tag-records.server.ts";
import { taggedOrder, tagOrder } from "#app/selling/orders/commands/tag-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { chosenIds, chosenOrders } from "#app/selling/orders/queries/chosen-orders.server.ts";
import { tagsOfOrders } from "#app/selling/orders/queries/order-notes.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { undoBulk } from "./undo-bulk.server.ts";
import { decodeFlash } from "#app/platform/http/flash.ts";
import { shipSuggested } from "#app/fulfilment/recalls/factories.ts";
import { submitOrder } from "#app/selling/orders/pages/desk/order/submit-order.server.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { gatewaysOf } from "#app/selling/payments/factories.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import {
  checkNumbers,
  shippableOrders,
} from "#app/selling/orders/pages/desk/check-numbers.server.ts";
import { submitStep } from "#app/selling/orders/pages/desk/step-page.server.ts";
import { sendParcels } from "#app/selling/orders/pages/desk/ship-page.server.ts";
import { numberField, planField } from "#app/selling/orders/pages/desk/ship-fields.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const [one, two] = [as(await accountOf(ctx, "fulfilment")), as(await accountOf(ctx, "fulfilment"))];

let made = 0;
/** Orders that wait to be packed, of one product each piece of which is in one lot. */
async function toPack(count: number) {
  made += 1;
  const productId = await makeProduct(ctx, { name: `Packed ${made}`, stock: count });
  const item = { productId, variantId: null };
  const dates = { madeOn: null, expiresOn: "2031-05-31", receivedUnits: count };
  const lot = await receiveLot(ctx, { item, lotNumber: `LOT-${made}`, ...dates });
  if (lot.ok) await openLot(ctx, lot.value.lotId);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = await makeOrder(ctx, { productId, paymentMethod: "cod" });
    await confirmByPhone(ctx, id);
    ids.push(id);
  }
  return ids;
}

const served = (by: Ctx) => ({ ctx: by, env: { appUrl: "http://x.test" } }) as RequestContext;

/** The form that the check of these numbers leads to. */
async function formOf(ids: readonly string[], pasted: string) {
  const { rows } = await shippableOrders(ctx, ids);
  const checked = await checkNumbers(ctx, rows, { pasted, courier: "LBC Express" });
  const fields = checked.rows.flatMap(({ id, number, plan }) =>
    number === null ? [] : [[numberField(id), number] as const, [planField(id), plan] as const],
  );
  return { rows, checked, texts: { courier: "LBC Express", ...Object.fromEntries(fields) } };
}

function flashOf(answer: unknown) {
  const cookie = answer instanceof Response ? (answer.headers.get("set-cookie") ?? "") : "";
  return decodeFlash(/pm_flash=([^;]*)/.exec(cookie)?.[1]);
}

/** What its sender reads. */
const backTo = "/admin/orders";

function said(answer: Awaited<ReturnType<typeof sendParcels>>): string {
  if (!(answer instanceof Response)) return answer.data.message;
  const flash = flashOf(answer);
  return `${flash?.title ?? ""} ${flash?.text ?? ""}`.trim();
}

const stateOf = async (ids: readonly string[]) => {
  const { id, status } = orders;
  const { trackingNumber } = parcels;
  const rows = await db
    .select({ id, status, trackingNumber })
    .from(orders)
    .leftJoin(parcels, eq(parcels.orderId, id))
    .where(inArray(id, [...ids]));
  return ids.map((each) => rows.find((row) => row.id === each));
};

test("the numbers of a sheet go to their orders, with their lots, and the others stay", async () => {
  const ids = await toPack(3);
  const chosen = await chosenOrders(db, ids);
  const numbers = chosen.map(({ orderNumber }) => orderNumber);
  const sheet = `Order,Waybill\n${numbers[2]},LBC-S3\n${numbers[0]},LBC-S1`;
  const { rows, checked, texts } = await formOf(ids, sheet);
  expect(checked.problems).toEqual([]);
  expect(checked.rows.map(({ number, lots: taken }) => [number, taken])).toEqual([
    ["LBC-S1", [`1 of LOT-${made}`]],
    [null, []],
    ["LBC-S3", [`1 of LOT-${made}`]],
  ]);
  expect(said(await sendParcels(served(one), rows, { texts, backTo }))).toBe("2 parcels shipped.");
  expect(await stateOf(ids)).toMatchObject([
    { status: "shipped", trackingNumber: "LBC-S1" },
    { status: "confirmed", trackingNumber: null },
    { status: "shipped", trackingNumber: "LBC-S3" },
  ]);
  const [lot] = await db
    .select()
    .from(lots)
    .where(eq(lots.lotNumber, `LOT-${made}`));
  expect(lot?.packedUnits).toBe(2);
});

test("two who send the same parcels at once send each once, and both learn of it", async () => {
  const ids = await toPack(2);
  const { rows, texts } = await formOf(ids, "LBC-R1\nLBC-R2");
  const answers = await Promise.all([
    sendParcels(served(one), rows, { texts, backTo }),
    sendParcels(served(two), rows, { texts, backTo }),
  ]);
  const shipped = await stateOf(ids);
  expect(shipped).toMatchObject([{ status: "shipped" }, { status: "shipped" }]);
  for (const id of ids) {
    const log = await historyOf(db, { type: "order", id });
    const left = log.filter(({ after }) => JSON.stringify(after) === '{"status":"shipped"}');
    expect(left).toHaveLength(1);
  }
  expect(answers.map(said).join(" ")).toMatch(
    /does not wait to be packed|no longer waiting to be packed|changed the order in the meantime/,
  );
  const [lot] = await db
    .select()
    .from(lots)
    .where(eq(lots.lotNumber, `LOT-${made}`));
  expect(lot?.packedUnits).toBe(2);
});

test("a cold parcel leaves before its day only on the word of its sender", async () => {
  const ids = await toPack(2);
  const times = { ships: [1, 2], travels: [1, 2] } as const;
  await db
    .update(orders)
    .set({ delivery: { times, daysOff: [], cold: true } })
    .where(eq(orders.id, ids[0] ?? ""));
  // The shop’s days for cold parcels are Monday to Wednesday.
  const friday = { ...one, now: new Date("2026-11-20T02:00:00Z") };
  const { rows, texts } = await formOf(ids, "LBC-D1\nLBC-D2");
  const text = said(await sendParcels(served(friday), rows, { texts, backTo }));
  expect(text).toContain("1 parcel shipped.");
  expect(text).toContain("(a cold parcel can’t ship today)");
  expect(await stateOf(ids)).toMatchObject([{ status: "confirmed" }, { status: "shipped" }]);
  const anyway = { ...texts, anyway: "yes" };
  await sendParcels(served(friday), rows, { texts: anyway, backTo });
  expect(await stateOf(ids)).toMatchObject([{ status: "shipped" }, { status: "shipped" }]);
});

test("what changed since it was checked stays, with the reason, and the rest leaves", async () => {
  const ids = await toPack(3);
  const { rows, texts } = await formOf(ids, "LBC-C1\nLBC-C2\nLBC-C3");
  const [flagged = "", moved = ""] = ids;
  await db.update(orders).set({ needsAttention: "Broken" }).where(eq(orders.id, flagged));
  const plan = { ...texts, [planField(moved)]: "another plan" };
  const text = said(await sendParcels(served(one), rows, { texts: plan, backTo }));
  expect(text).toContain("1 parcel shipped.");
  expect(text).toContain("(the order needs attention)");
  expect(text).toContain("(items or lots changed in the meantime)");
  expect((await stateOf(ids)).map((row) => row?.status)).toEqual([
    "confirmed",
    "confirmed",
    "shipped",
  ]);
});

test("a number that another order has is named, and so are lots that are used up", async () => {
  const ids = await toPack(2);
  const first = await formOf(ids.slice(0, 1), "LBC-U1");
  await sendParcels(served(one), first.rows, { texts: first.texts, backTo });
  await db
    .update(lots)
    .set({ receivedUnits: 1 })
    .where(eq(lots.lotNumber, `LOT-${made}`));
  const second = await formOf(ids, "lbc-u1");
  expect(second.rows).toHaveLength(1);
  expect(second.checked.problems[0]).toMatch(/^lbc-u1 is already used for PM-/);
  expect(second.checked.rows[0]).toMatchObject({
    isReady: false,
    lots: ["No open lot has enough"],
  });
  const third = await formOf(ids, "LBC-U2");
  expect(
    said(await sendParcels(served(one), third.rows, { texts: third.texts, backTo })),
  ).toContain("no open lot");
});

test.each(["visitor", "support", "clinician"] as const)("%s sends nothing", async (who) => {
  const ids = await toPack(1);
  const { rows, texts } = await formOf(ids, `LBC-${who}`);
  const text = said(await sendParcels(served(as(who)), rows, { texts, backTo }));
  expect(text).toContain("your role does not allow this");
  expect((await stateOf(ids))[0]).toMatchObject({ status: "confirmed" });
});

test("several orders are tagged as one change, which one press takes back", async () => {
  const ids = await toPack(3);
  const [, has = "", changed = ""] = ids;
  await tagOrder(manager, has, { add: ["together"] });
  const tagged = await tagRecords(manager, taggedOrder, ids, { add: ["together"] });
  expect(tagged).toMatchObject({ value: { done: 2, passed: [{ why: "as_it_is" }] } });
  const undo = tagged.ok ? (tagged.value.undo ?? "") : "";
  const tags = async () => (await tagsOfOrders(db, ids)).size;
  expect(await tags()).toBe(3);
  await tagOrder(manager, changed, { remove: ["together"] });
  const undone = await undoBulk(manager, undo);
  expect(undone).toMatchObject({ tone: "warning", undo: expect.any(String) });
  expect([...(await tagsOfOrders(db, ids)).keys()]).toEqual([has]);
  expect(await undoBulk(manager, undo)).toMatchObject({ tone: "error" });
  expect(await undoBulk(as("fulfilment"), undo)).toMatchObject({ tone: "error" });
  // What was taken back can be taken back too.
  expect(await undoBulk(manager, undone?.undo ?? "")).toMatchObject({ tone: "success" });
  expect(await tags()).toBe(2);
});

test("a step is taken by the orders that it applies to, and the others are passed over", async () => {
  const ids = await toPack(3);
  const [first = "", second = "", waiting = ""] = ids;
  for (const id of [first, second]) {
    await moveOrder(manager, { orderId: id, to: "processing" });
    await shipSuggested(manager, id);
  }
  const chosen = new URLSearchParams({ ids: ids.join(",") });
  const take = (by: Ctx, act: string) => submitStep(served(by), act, chosen);
  const statuses = async () => (await chosenOrders(db, ids)).map(({ status }) => status);
  const number = (await chosenOrders(db, [waiting]))[0]?.orderNumber;
  expect(said(await take(one, "deliver"))).toBe(
    `2 orders marked as delivered. Skipped: ${number} (isn’t on its way).`,
  );
  expect(await statuses()).toEqual(["delivered", "delivered", "confirmed"]);
  const support = as(await accountOf(ctx, "support"));
  expect(said(await take(support, "collect"))).toContain("your role does not allow this");
  expect(said(await take(one, "collect"))).toContain("Cash recorded for 2 orders.");
  expect((await chosenOrders(db, ids)).map(({ paymentStatus }) => paymentStatus)).toEqual([
    "paid",
    "paid",
    "cod_due",
  ]);
  expect(said(await take(one, "archive"))).toContain("2 orders archived.");
  expect(await statuses()).toEqual(["completed", "completed", "confirmed"]);
  expect(said(await take(one, "archive"))).toContain("Skipped");
  await expect(take(one, "cancel")).rejects.toMatchObject({ status: 404 });
});

test("an address may name anything: ids are read once each, and fifty at most", () => {
  const ids = Array.from({ length: 60 }, () => ctx.ids.newId());
  expect(chosenIds([...ids, ...ids, "x", ""].join(","))).toEqual(ids.slice(0, 50));
  expect([chosenIds(null), chosenIds("'; --")]).toEqual([[], []]);
});

test("parcels that were sent together are taken back by the toast, for ten seconds", async () => {
  const ids = await toPack(2);
  const { rows, texts } = await formOf(ids, "BACK-1\nBACK-2");
  const answer = await sendParcels(served(one), rows, { texts, backTo });
  const { undo = "" } = flashOf(answer) ?? {};
  const after = (seconds: number) => ({ ...one, now: new Date(one.now.getTime() + seconds * 1e3) });
  expect(await undoBulk(as("support"), undo)).toMatchObject({ tone: "error" });
  expect(await undoBulk(after(10), undo)).toMatchObject({ tone: "error" });
  expect(await undoBulk(after(9), undo)).toMatchObject({ tone: "success" });
  expect((await stateOf(ids)).map((row) => row?.status)).toEqual(["processing", "processing"]);
});

test("the toast of the order’s page takes back the parcel that was sent there", async () => {
  const productId = await makeProduct(ctx, { name: "Sent from its page", stock: 1 });
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod" });
  await confirmByPhone(ctx, orderId);
  await moveOrder(manager, { orderId, to: "processing" });
  const context = new RouterContextProvider();
  context.set(requestContext, served(one));
  context.set(gatewaysContext, gatewaysOf());
  const body = new URLSearchParams({ intent: "move-order", to: "shipped", without: "yes" });
  const request = new Request("http://x.test", { method: "POST", body });
  const { undo = "" } = flashOf(await submitOrder(request, orderId, context)) ?? {};
  expect((await stateOf([orderId]))[0]?.status).toBe("shipped");
  expect(await undoBulk(one, undo)).toMatchObject({ tone: "success" });
  expect((await stateOf([orderId]))[0]?.status).toBe("processing");
  expect(await undoBulk(one, undo)).toMatchObject({ tone: "error" });
});
