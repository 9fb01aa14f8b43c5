import path from "node:path";
import { buyerForm, place } from "#app/selling/checkout/factories.ts";
import { placeByStaff } from "#app/selling/checkout/commands/place-by-staff.server.ts";
import { addOrderNote } from "#app/selling/orders/commands/add-order-note.server.ts";
import { tagOrder } from "#app/selling/orders/commands/tag-order.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { lotField } from "#app/selling/orders/rules/entered-lots.ts";
import { makePackedLot, shipSuggested } from "#app/fulfilment/recalls/factories.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { readParcel } from "#app/fulfilment/packing/queries/read-parcel.server.ts";
import { openAttempt, orderToTransfer, payOrder, tell } from "#app/selling/payments/factories.ts";
import { newPicture } from "#tests/new-picture.ts";
import { writeReview } from "#app/reach/reviews/commands/write-review.server.ts";
import { addTransferProof } from "#app/selling/payments/commands/add-transfer-proof.server.ts";
import { PROOF_FILES } from "#app/selling/payments/rules/transfer-terms.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";
import { orderConfirmations } from "#app/selling/orders/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { hashToken, systemIds } from "#app/platform/access/ids.server.ts";
import type { Shop } from "./shop.ts";

/** A paid order that is also in the built-in provider's books. */
export async function paidOrder(shop: Shop) {
  const order = await shop.order();
  await payOrder(shop.system(), order.id);
  await shop.pool.query(
    `insert into test_gateway_payments (reference, amount, currency, status, created_at)
     select reference, amount, currency, 'paid', now() from payments where order_id = $1`,
    [order.id],
  );
  return order;
}

/** A paid order whose buyer added a unit and did not pay the difference. */
export async function changedOrder(shop: Shop) {
  const order = await paidOrder(shop);
  const { subtotal, totalAmount } = order;
  await shop.pool.query(
    `insert into payments (id, order_id, gateway, reference, amount, currency, status, created_at, settled_at, change)
     select $2, order_id, gateway, $3, $4, currency, 'cancelled', now(), now(), '{"1": 3}'
     from payments where order_id = $1 limit 1`,
    [order.id, systemIds.newId(), `MORE-${systemIds.newId()}`, subtotal / 2],
  );
  if (subtotal !== totalAmount) throw new Error("an order with more than its items in its price");
  return order;
}

/** A paid order that is being packed. */
export async function packedOrder(shop: Shop) {
  const order = await paidOrder(shop);
  await move(shop, order.id, "processing");
  return order;
}

/** A packed order of two units, whose only item has one lot; `field` is for its units. */
export async function orderWithLot(shop: Shop) {
  const ctx = shop.system();
  const lotNumber = `BAD-${crypto.randomUUID().slice(0, 8)}`;
  const made = await makePackedLot(ctx, { name: `Vial ${lotNumber}`, lotNumber, units: [] });
  const orderId = await makeOrder(ctx, { productId: made.productId, quantity: 2 });
  await payOrder(ctx, orderId);
  await move(shop, orderId, "processing");
  const order = await findOrder(ctx.db, orderId);
  return { orderId, field: lotField(order?.items[0]?.id ?? "", made.lotId) };
}

/** An order with one parcel shipped and another one to come. */
export async function partlySentOrder(shop: Shop) {
  const order = await packedOrder(shop);
  const { rows } = await shop.pool.query<{ id: string; quantity: number }>(
    "select id, quantity from order_items where order_id = $1 order by position limit 1",
    [order.id],
  );
  const [line] = rows;
  if (!line || line.quantity < 2) throw new Error("an order of one unit can not be divided");
  const chosen = new Map([[line.id, 1]]);
  await shipSuggested(shop.system(), order.id, { chosen });
  return order;
}

/** An order shipped just now, so that this can still be undone. */
export async function shippedOrder(shop: Shop) {
  const order = await packedOrder(shop);
  await move(shop, order.id, "shipped");
  return order;
}

export async function deliveredOrder(shop: Shop) {
  const order = await paidOrder(shop);
  for (const to of ["processing", "shipped", "delivered"] as const) await move(shop, order.id, to);
  return order;
}

/** An order that staff must review: the buyer paid less than its total. */
export async function orderInDoubt(shop: Shop) {
  const order = await shop.order();
  await tell(shop.system(), await openAttempt(shop.system(), order.id), { amount: 1 });
  return order;
}

export async function waitingReview(shop: Shop): Promise<string> {
  const orderToken = shop.tokenOf(await deliveredOrder(shop));
  const review = { orderToken, productId: shop.productId, rating: 5, text: "Came cold, in time." };
  const written = await writeReview(shop.system(), review);
  if (!written.ok) throw new Error(written.reason);
  return written.value.reviewId;
}

/** A bank transfer order whose buyer has sent a picture of the transfer. */
export async function orderWithProof(shop: Shop) {
  const ctx = shop.system();
  const order = await orderToTransfer(ctx);
  const store = createDiskFiles(path.join(shop.dataDir, "files")).area(PROOF_FILES);
  const proof = { orderToken: order.orderToken, sent: await newPicture() };
  const added = await addTransferProof(ctx, store, proof);
  if (!added.ok) throw new Error(added.reason);
  return { ...order, proofId: added.value.proofId };
}

/** A cash on delivery order that waits for its buyer's confirmation. */
export async function cashOrder(shop: Shop) {
  const form = buyerForm({ paymentMethod: "cod", phone: "+639171234567" });
  return place(shop.visitor(), await shop.cart(), { form });
}

/** The same order in transit; its courier returns the cash or the parcel. */
export async function cashOnItsWay(shop: Shop) {
  const order = await cashOrder(shop);
  const confirmed = await confirmByPhone(shop.system(), order.id);
  if (!confirmed.ok) throw new Error(confirmed.reason);
  for (const to of ["processing", "shipped"] as const) await move(shop, order.id, to);
  return order;
}

export async function cancelledOrder(shop: Shop) {
  const order = await shop.order();
  await move(shop, order.id, "cancelled");
  return order;
}

/** The token in the mail of a cash on delivery order. */
export async function confirmationToken(
  shop: Shop,
  order: Promise<{ id: string }> = cashOrder(shop),
): Promise<string> {
  const { id: orderId } = await order;
  const token = systemIds.newToken();
  const link = { tokenHash: hashToken(token), orderId, createdAt: new Date() };
  await shop.db.insert(orderConfirmations).values(link);
  return token;
}

/** An order made by staff that its buyer has not accepted yet. */
export async function madeOrder(shop: Shop, paymentMethod: "gcash" | "cod") {
  const key = systemIds.newId();
  const { terms: _, ...form } = buyerForm({
    email: `made-${key}@example.test`,
    phone: "+639171234567",
  });
  const placed = await placeByStaff(shop.system(), {
    key,
    customerId: null,
    items: [{ productId: shop.productId, variantId: null, quantity: 1 }],
    discountCode: null,
    form: { ...form, paymentMethod },
    gateway: "test",
    plannedTotal: (await shop.order()).items[0]?.price ?? 0,
  });
  if (!placed.ok) throw new Error(placed.reason);
  return { id: placed.value.orderId, accessIssue: 1 };
}

async function move(shop: Shop, orderId: string, to: OrderStatus): Promise<void> {
  if (to === "shipped") return shipSuggested(shop.system(), orderId);
  const moved = await moveOrder(shop.system(), { orderId, to });
  if (!moved.ok) throw new Error(`${to}: ${moved.reason}`);
}

export async function taggedOrder(shop: Shop, tag: string): Promise<string> {
  const { id } = await shop.order();
  const tagged = await tagOrder(shop.system(), id, { add: [tag] });
  if (!tagged.ok) throw new Error(tagged.reason);
  return id;
}

/** An order with a note, which a manager may remove. */
export async function notedOrder(shop: Shop) {
  const { id: orderId } = await shop.order();
  const noteId = systemIds.newId();
  await addOrderNote(shop.system(), orderId, { key: noteId, text: "Call before noon" });
  return { orderId, noteId };
}

/** A waiting parcel, with the plan of lots that its page shows. */
export async function parcelToPack(shop: Shop) {
  const { id: orderId } = await packedOrder(shop);
  const { plan } = (await readParcel(shop.system(), orderId)) ?? { plan: [] };
  return { orderId, plan: planKey(plan) };
}

export async function mailedOrder(shop: Shop) {
  const { id: orderId } = await shop.order();
  const { db, now } = shop.system();
  const mailId = systemIds.newId();
  const mail = { id: mailId, aboutId: orderId, dedupeKey: mailId, messageId: mailId };
  const said = { to: "a@example.test", subject: "About it", html: "<p>It</p>", text: "It" };
  await db.insert(mails).values({ ...mail, ...said, createdAt: now });
  return { orderId, mailId };
}
