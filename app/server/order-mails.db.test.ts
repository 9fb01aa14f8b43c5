import { eq, like, or } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { parcelRows } from "#app/selling/orders/queries/parcels.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { makeOrder, orderJobs, tokenOf } from "#app/selling/orders/factories.ts";
import { shipSuggested } from "#app/fulfilment/recalls/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { readMails } from "#tests/read-mails.ts";
import { openAttempt, orderToPay, payOrder, tell } from "#app/selling/payments/factories.ts";

const { ctx, db, pool, at } = await testContext();
await publishLegalTexts(ctx);
const later = at(addMinutes(ctx.now, 60));

async function expire(orderId: string) {
  await inTransaction(ctx, (tx) => endUnpaidOrder(tx, orderId, "expired"));
}

/** The mails about an order by their causes, in the order they were written. */
async function mailsOf(orderId: string) {
  await drainJobs(pool, orderJobs);
  const ids = [orderId, ...(await parcelRows(db, orderId)).map(({ id }) => id)];
  const isAbout = or(...ids.map((id) => like(mails.dedupeKey, `%${id}%`)));
  const found = await readMails(ctx, isAbout);
  const causeOf = (key: string) => ids.reduce((text, id) => text.replace(id, "id"), key);
  return found.map((mail) => ({ cause: causeOf(mail.dedupeKey), ...mail }));
}

const causesOf = async (orderId: string) => (await mailsOf(orderId)).map(({ cause }) => cause);

describe("an order that ends is told about once", () => {
  it("expired, with the way to order again", async () => {
    const { orderId } = await orderToPay(ctx);
    await expire(orderId);
    await enqueueAny(db, "order.cancelled", { orderId });
    expect(await causesOf(orderId)).toEqual(["order-placed:id", "order-ended:id:expired"]);
    const [, told] = await mailsOf(orderId);
    expect(told?.text).toContain("no longer reserved");
    expect(told?.text).toContain(`/order/${await tokenOf(ctx, orderId)}`);
  });

  it("by staff, with their reason", async () => {
    const { orderId } = await orderToPay(ctx);
    await moveOrder(ctx, { orderId, to: "cancelled", reason: "We ran out of vials." });
    const told = (await mailsOf(orderId)).at(-1);
    expect(told?.text).toContain("Reason: We ran out of vials.");
    expect(told?.text).toContain("You owe nothing");
  });

  it("by staff after it was paid, with the promise of the money", async () => {
    const { orderId } = await orderToPay(ctx);
    await payOrder(ctx, orderId);
    await moveOrder(ctx, { orderId, to: "cancelled", reason: "We ran out of vials." });
    expect((await mailsOf(orderId)).at(-1)?.text).toContain("We’ll refund your payment");
  });

  it("not when a newer order took its place, which says so itself", async () => {
    const { orderId, cartId, productId } = await orderToPay(ctx);
    const moment = { ...ctx, now: later.now };
    await inTransaction(moment, (tx) => endUnpaidOrder(tx, orderId, "placed_again"));
    const next = await makeOrder(moment, { productId, cartId });
    const old = await findOrder(db, orderId);
    expect(await causesOf(orderId)).toEqual(["order-placed:id"]);
    const [placed] = await mailsOf(next);
    expect(placed?.text).toContain(`It replaces ${old?.orderNumber}, which is canceled.`);
  });

  it("not as expired any more, when its payment came before the mail was written", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await expire(orderId);
    await tell(later, reference);
    expect(await causesOf(orderId)).toEqual(["order-placed:id", "order-paid:id"]);
    expect((await mailsOf(orderId)).at(-1)?.text).toContain("so your order is confirmed");
  });
});

describe("money that the shop could not simply take is told about", () => {
  it("late, and its items are gone: by their names", async () => {
    const { orderId, reference, productId } = await orderToPay(ctx, { stock: 1 });
    await expire(orderId);
    await makeOrder(ctx, { productId });
    await tell(later, reference);
    // The mail of its end had not been written yet, and would promise that no money came.
    expect(await causesOf(orderId)).toEqual(["order-placed:id", "order-problem:id:items_gone"]);
    const told = (await mailsOf(orderId)).at(-1);
    const name = (await findOrder(db, orderId))?.items[0]?.productName;
    expect(told?.text).toContain(`By then, someone else had bought ${name}.`);
    expect(told?.text).toContain("Our team is arranging your refund");
  });

  it("late, and staff had cancelled: it stays cancelled", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await moveOrder(ctx, { orderId, to: "cancelled", reason: "We ran out of vials." });
    expect(await tell(later, reference)).toMatchObject({
      value: { outcome: "late_unfulfillable" },
    });
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "paid",
      endedWhy: "by_staff",
      needsAttention: "Paid late, and staff had canceled the order. Refund it.",
    });
    expect(await causesOf(orderId)).toContain("order-problem:id:had_ended");
  });

  it("twice", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await tell(ctx, reference, { type: "payment.failed" });
    const second = await openAttempt(ctx, orderId);
    await tell(ctx, second);
    await tell(ctx, reference);
    expect((await mailsOf(orderId)).at(-1)?.text).toContain("We received two payments of ₱9,200");
  });

  it("of another amount", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await tell(ctx, reference, { amount: 1 });
    expect((await mailsOf(orderId)).at(-1)?.text).toContain("Please don’t pay again");
  });
});

describe("what needs a person", () => {
  const flag = async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await tell(ctx, reference, { amount: 1 });
    await drainJobs(pool, orderJobs);
    return orderId;
  };
  const staffMails = () => db.select().from(mails).where(eq(mails.to, "owner@example.test"));

  it("is mailed to the shop, once the owner gave an address, and unless she wants none", async () => {
    await flag();
    expect(await staffMails()).toHaveLength(0);
    await saveSettings(ctx, { contact_email: "owner@example.test" });
    const orderId = await flag();
    const [mail] = await staffMails();
    expect(mail?.text).toContain("The gateway reported another amount");
    expect(mail?.text).toContain(`/admin/orders/${orderId}`);
    await saveSettings(ctx, { order_notifications: "false" });
    await flag();
    expect(await staffMails()).toHaveLength(1);
  });
});

test("a parcel is followed by its mail", async () => {
  const productId = await makeProduct(ctx, { name: "Followed" });
  const orderId = await makeOrder(ctx, { productId });
  await payOrder(ctx, orderId);
  await moveOrder(ctx, { orderId, to: "processing" });
  const url = "https://courier.example.test/LBC-1";
  const shipment = { courier: "lbc", number: "LBC-1", url } as const;
  await moveOrder(ctx, { orderId, to: "shipped", shipment });
  await drainJobs(pool, orderJobs, { at: later.now });
  await moveOrder(ctx, { orderId, to: "delivered" });
  expect(await causesOf(orderId)).toEqual([
    "order-placed:id",
    "order-paid:id",
    "new-order:id:owner@example.test",
    "order-shipped:id",
    "order-delivered:id",
  ]);
  const shipped = (await mailsOf(orderId)).at(-2);
  expect(shipped?.text).toContain("Tracking number: LBC-1");
  expect(shipped?.text).toContain("Courier: LBC Express");
  expect(shipped?.text).toContain(url);
  const told = (await mailsOf(orderId)).map(({ text }) => text).join("\n");
  expect(told).not.toMatch(/store|fridge|°C/i);
});

test("each of two parcels is told of with what is in it and what is still to come", async () => {
  const productId = await makeProduct(ctx, { name: "Divided", stock: 5 });
  const orderId = await makeOrder(ctx, { productId, quantity: 3 });
  await payOrder(ctx, orderId);
  await moveOrder(ctx, { orderId, to: "processing" });
  const [item] = (await findOrder(db, orderId))?.items ?? [];
  await shipSuggested(ctx, orderId, { chosen: new Map([[item?.id ?? "", 1]]) });
  // Before the first email is written, the second parcel leaves as well.
  await shipSuggested(ctx, orderId);
  await drainJobs(pool, orderJobs, { at: later.now });
  const [first, second] = (await mailsOf(orderId)).slice(-2).map(({ text }) => text);
  expect(first).toContain("In this parcel: 1 × Divided.");
  expect(first).toContain("Still to come in another parcel: 2 × Divided.");
  expect(first).not.toContain("your whole order has shipped");
  expect(second).toContain("In this parcel: 2 × Divided.");
  expect(second).toContain("your whole order has shipped");
  expect(second).not.toContain("Still to come");
});

test("a product’s own words on storage are in the emails of its parcel, and of no other", async () => {
  const storage = "Keep it below 25 °C in its box.";
  const productId = await makeProduct(ctx, { name: "Stored", storage });
  const orderId = await makeOrder(ctx, { productId });
  await payOrder(ctx, orderId);
  await moveOrder(ctx, { orderId, to: "processing" });
  await shipSuggested(ctx, orderId);
  await drainJobs(pool, orderJobs, { at: later.now });
  await moveOrder(ctx, { orderId, to: "delivered" });
  await drainJobs(pool, orderJobs);
  for (const mail of (await mailsOf(orderId)).slice(-2)) {
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain(`How to store Stored: ${storage}`);
  }
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});

test("while customer notifications are off, receipts are mailed and parcels are not", async () => {
  await saveSettings(ctx, { customer_notifications: "false" });
  const { orderId } = await orderToPay(ctx);
  await payOrder(ctx, orderId);
  await moveOrder(ctx, { orderId, to: "processing" });
  await moveOrder(ctx, { orderId, to: "shipped" });
  const [parcel] = await parcelRows(db, orderId);
  const about = { orderId, parcelId: parcel?.id };
  const changeId = ctx.ids.newId();
  await enqueueAny(db, "order.shipped", about);
  await enqueueAny(db, "order.tracking-changed", { ...about, changeId });
  await enqueueAny(db, "order.delivered", { orderId });
  const quiet = await causesOf(orderId);
  expect(quiet).toContain("order-paid:id");
  expect(quiet.filter((cause) => /shipped|tracking|delivered/.test(cause))).toEqual([]);
  await saveSettings(ctx, { customer_notifications: "true" });
  await enqueueAny(db, "order.shipped", about);
  await enqueueAny(db, "order.delivered", { orderId });
  expect(await causesOf(orderId)).toEqual(
    expect.arrayContaining(["order-shipped:id", "order-delivered:id"]),
  );
});
