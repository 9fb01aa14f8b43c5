import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products, stockLevels, stockMovements } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { attachmentsOf } from "#app/platform/mail/queries.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makePurchaseOrder } from "../factories.ts";
import { findPurchaseOrder, linesOf } from "../queries/find-order.server.ts";
import type { ArrivedLine } from "../rules/read-delivery.ts";
import { deliveries, deliveryLines } from "../tables.server.ts";
import { createOrder } from "./create-order.server.ts";
import { endOrder } from "./end-order.server.ts";
import { markSent } from "./mark-sent.server.ts";
import { receiveDelivery } from "./receive-delivery.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { sendOrder } from "./send-order.server.ts";

const { ctx, db, as } = await testContext();
let made = 0;
const newProduct = () => makeProduct(ctx, { name: `Glow ${(made += 1)}`, stock: 3 });
const lot = { lotNumber: "L-1", expiresOn: "2099-01-01" };
const came = (lineId: string, given: Partial<ArrivedLine> = {}) => ({
  lineId,
  received: 5,
  damaged: 0,
  lot,
  storageNote: "",
  ...given,
});
const delivery = (
  { orderId, version }: { orderId: string; version: number },
  ...lines: ArrivedLine[]
) => ({
  orderId,
  version,
  deliveryId: ctx.ids.newId(),
  note: "",
  allowMore: false,
  setCosts: false,
  lines,
});
const onHand = async (productId: string) => {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return level?.onHand;
};
const stateOf = async (orderId: string) => (await findPurchaseOrder(db, orderId))?.state;

test.each(["visitor", "support"] as const)(
  "%s orders, sends, ends and receives nothing",
  async (who) => {
    const order = await makePurchaseOrder(ctx, { productId: await newProduct() });
    const actor = as(who);
    const shopUrl = "https://shop.example";
    const letter = { to: "a@example.test", subject: "s", text: "t", shopUrl, pdf: Buffer.from("") };
    const lines = [{ productId: await newProduct(), variantId: null, quantity: 1, unitCost: 1 }];
    const about = { ...order, formKey: ctx.ids.newId(), expectedOn: null, notes: "", lines };
    for (const refused of [
      await createOrder(actor, about),
      await saveDraft(actor, about, { id: order.orderId, version: 1 }),
      await sendOrder(actor, { ...about, ...letter }),
      await markSent(actor, { ...order, how: "by phone" }),
      await endOrder(actor, { ...order, how: "cancel", why: "no" }),
      await receiveDelivery(actor, delivery(order, came(order.lineId))),
    ]) {
      expect(refused).toEqual({ ok: false, reason: "forbidden" });
    }
  },
);

test("the same form makes one order, and what nobody supplies is not ordered", async () => {
  const productId = await newProduct();
  const { supplierId } = await makePurchaseOrder(ctx, { productId });
  const lines = [{ productId, variantId: null, quantity: 10, unitCost: 9_900 }];
  const form = { supplierId, formKey: ctx.ids.newId(), expectedOn: null, notes: "", lines };
  const twice = await Promise.all([createOrder(ctx, form), createOrder(ctx, form)]);
  expect(twice[0]).toEqual(twice[1]);
  const other = [{ ...lines[0]!, productId: await newProduct() }];
  expect(await createOrder(ctx, { ...form, formKey: ctx.ids.newId(), lines: other })).toMatchObject(
    { reason: "item_gone" },
  );
});

test("it is mailed with its PDF, once for each form, and waited for from then on", async () => {
  const order = await makePurchaseOrder(ctx, { productId: await newProduct(), sent: false });
  const pdf = Buffer.from("%PDF-1.7 a purchase order");
  const said = { subject: "PO", text: "Hello,\n\nplease.", shopUrl: "https://shop.example" };
  const letter = { to: "sales@example.test", ...said, pdf };
  const form = { ...order, ...letter, formKey: ctx.ids.newId() };
  expect(await sendOrder(ctx, form)).toMatchObject({ ok: true });
  expect(await sendOrder(ctx, form)).toMatchObject({ ok: true });
  expect(await stateOf(order.orderId)).toBe("sent");
  const sent = await db.select().from(mails).where(eq(mails.to, "sales@example.test"));
  expect(sent).toHaveLength(1);
  const [file] = await attachmentsOf(db, sent[0]?.id ?? "");
  expect(file).toMatchObject({ name: `${order.number}.pdf`, type: "application/pdf" });
  expect(file?.content.equals(pdf)).toBe(true);
  const stale = { ...form, formKey: ctx.ids.newId() };
  expect(await sendOrder(ctx, stale)).toMatchObject({ reason: "changed_meanwhile" });
  expect(await sendOrder(ctx, { ...stale, version: 2 })).toMatchObject({ ok: true });
  expect(await db.$count(mails, eq(mails.to, "sales@example.test"))).toBe(2);
});

test("it comes in two parts, into its lot and onto the shelf, with the order as the reason", async () => {
  const productId = await newProduct();
  const order = await makePurchaseOrder(ctx, { productId });
  const fulfilment = as("fulfilment");
  const first = delivery(order, came(order.lineId, { received: 12, damaged: 2 }));
  expect(await receiveDelivery(fulfilment, first)).toMatchObject({
    value: { state: "partly_received" },
  });
  expect(await onHand(productId)).toBe(15);
  const [line] = await linesOf(db, order.orderId);
  expect(line).toMatchObject({ received: 12, damaged: 2 });
  const rest = delivery({ ...order, version: 3 }, came(order.lineId, { received: 8 }));
  expect(await receiveDelivery(fulfilment, rest)).toMatchObject({ value: { state: "received" } });
  expect(await onHand(productId)).toBe(23);
  const stored = await db.select().from(lots).where(eq(lots.productId, productId));
  expect(stored).toMatchObject([{ ...lot, receivedUnits: 20 }]);
  const moved = await db
    .select({ reason: stockMovements.reason })
    .from(stockMovements)
    .innerJoin(stockLevels, eq(stockLevels.id, stockMovements.stockLevelId))
    .where(eq(stockLevels.productId, productId));
  expect(moved.filter(({ reason }) => reason === `${order.number}, lot L-1`)).toHaveLength(2);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("a double press is one delivery, and of two people at once one is asked to look again", async () => {
  const productId = await newProduct();
  const order = await makePurchaseOrder(ctx, { productId });
  const form = delivery(order, came(order.lineId));
  const twice = await Promise.all([receiveDelivery(ctx, form), receiveDelivery(ctx, form)]);
  expect(twice.every(({ ok }) => ok)).toBe(true);
  expect(await onHand(productId)).toBe(8);
  const again = { ...order, version: 3 };
  const two = await Promise.all(
    [1, 2, 3].map(() => receiveDelivery(ctx, delivery(again, came(order.lineId)))),
  );
  expect(two.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual([
    "changed_meanwhile",
    "changed_meanwhile",
    "ok",
  ]);
  expect(await onHand(productId)).toBe(13);
  expect(await db.$count(deliveries, eq(deliveries.purchaseOrderId, order.orderId))).toBe(2);
});

test("more than was ordered has to be meant, and a refused delivery leaves nothing", async () => {
  const productId = await newProduct();
  const order = await makePurchaseOrder(ctx, { productId });
  const more = delivery(order, came(order.lineId, { received: 21 }));
  expect(await receiveDelivery(ctx, more)).toEqual({
    ok: false,
    reason: "more_than_ordered",
    lineIds: [order.lineId],
  });
  const over = { ...lot, expiresOn: "2020-01-01" };
  const expired = delivery(order, came(order.lineId, { lot: over }));
  expect(await receiveDelivery(ctx, expired)).toMatchObject({ reason: "over" });
  expect([
    await onHand(productId),
    await db.$count(deliveryLines, eq(deliveryLines.lineId, order.lineId)),
  ]).toEqual([3, 0]);
  expect(await receiveDelivery(ctx, { ...more, allowMore: true })).toMatchObject({
    value: { state: "received" },
  });
  expect(await onHand(productId)).toBe(24);
});

test("a lot that is known with another date is not added to", async () => {
  const productId = await newProduct();
  const order = await makePurchaseOrder(ctx, { productId });
  await receiveDelivery(ctx, delivery(order, came(order.lineId)));
  const other = { ...lot, expiresOn: "2098-01-01" };
  const second = delivery({ ...order, version: 3 }, came(order.lineId, { lot: other }));
  expect(await receiveDelivery(ctx, second)).toMatchObject({ reason: "other_date" });
  expect(await onHand(productId)).toBe(8);
});

test("the cost follows only where the form says so, and for those who see costs", async () => {
  const productId = await newProduct();
  const order = await makePurchaseOrder(ctx, { productId });
  const cost = async () =>
    (await db.select().from(products).where(eq(products.id, productId)))[0]?.costPerItem;
  const first = { ...delivery(order, came(order.lineId)), setCosts: true };
  await receiveDelivery(as("fulfilment"), first);
  expect(await cost()).toBeNull();
  const second = delivery({ ...order, version: 3 }, came(order.lineId));
  await receiveDelivery(ctx, { ...second, setCosts: true });
  expect(await cost()).toBe(12_550);
});

test("what was ended, or never sent, is not received", async () => {
  const productId = await newProduct();
  const draft = await makePurchaseOrder(ctx, { productId, sent: false });
  expect(await receiveDelivery(ctx, delivery(draft, came(draft.lineId)))).toMatchObject({
    reason: "not_now",
  });
  const order = await makePurchaseOrder(ctx, { productId });
  expect(await endOrder(ctx, { ...order, how: "close", why: "rest" })).toMatchObject({
    reason: "not_now",
  });
  await receiveDelivery(ctx, delivery(order, came(order.lineId)));
  const partly = { ...order, version: 3 };
  expect(await endOrder(ctx, { ...partly, how: "cancel", why: "no" })).toMatchObject({
    reason: "not_now",
  });
  expect(await endOrder(ctx, { ...partly, how: "close", why: "rest is gone" })).toMatchObject({
    ok: true,
  });
  expect(await stateOf(order.orderId)).toBe("received");
  expect(
    await receiveDelivery(ctx, delivery({ ...order, version: 4 }, came(order.lineId))),
  ).toMatchObject({ reason: "not_now" });
});
