import { eq, like, or } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeOrder, orderJobs } from "../factories.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { parcelRows } from "../queries/parcels.server.ts";
import { moveOrder } from "./move-order.server.ts";
import { confirmByPhone } from "./confirm-by-phone.server.ts";
import { setTracking } from "./set-tracking.server.ts";
import { undoShipment } from "./undo-shipment.server.ts";

const { ctx, db, pool, at, as } = await testContext();
await publishLegalTexts(ctx);
const lbc = { courier: "lbc", number: "LBC-1", url: null } as const;
const after = (seconds: number) => at(new Date(ctx.now.getTime() + seconds * 1_000));

async function packedOrder() {
  const productId = await makeProduct(ctx, {
    name: `Parcel ${crypto.randomUUID().slice(0, 8)}`,
    stock: 5,
  });
  const orderId = await makeOrder(ctx, { productId, quantity: 2, paymentMethod: "cod" });
  await confirmByPhone(ctx, orderId);
  await moveOrder(ctx, { orderId, to: "processing" });
  const stock = async () => {
    const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
    return { onHand: level?.onHand, reserved: level?.reserved };
  };
  return { orderId, stock };
}

async function ship(shipment: Parameters<typeof setTracking>[2] = lbc) {
  const packed = await packedOrder();
  await moveOrder(ctx, { orderId: packed.orderId, to: "shipped", shipment });
  return packed;
}

/** The mails about a parcel up to that time. */
async function toldBy(seconds: number, orderId: string) {
  await drainJobs(pool, orderJobs, { at: after(seconds).now });
  const [parcel] = await parcelRows(db, orderId);
  const found = await db
    .select({ subject: mails.subject, text: mails.text })
    .from(mails)
    .where(
      or(
        eq(mails.dedupeKey, `order-shipped:${parcel?.id}`),
        like(mails.dedupeKey, `order-tracking:${orderId}:%`),
      ),
    )
    .orderBy(mails.id);
  return found;
}

describe("a parcel that leaves", () => {
  it("is told of after ten seconds, once", async () => {
    const { orderId, stock } = await ship();
    expect(await toldBy(9, orderId)).toEqual([]);
    expect(await stock()).toEqual({ onHand: 3, reserved: 0 });
    const [mail, ...more] = await toldBy(10, orderId);
    expect(mail?.text).toContain("Tracking number: LBC-1");
    expect(more).toEqual([]);
    expect(await toldBy(100, orderId)).toHaveLength(1);
  });

  it("can be taken back until then, with its units, and shipped anew with one mail", async () => {
    const { orderId, stock } = await ship();
    const undone = await undoShipment(after(9), orderId);
    expect(undone).toEqual({ ok: true, value: "shipment" });
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "processing",
      fulfillmentStatus: "unfulfilled",
      shippedAt: null,
      parcelsSent: 0,
    });
    expect(await parcelRows(db, orderId)).toMatchObject([
      { number: 1, shippedAt: null, trackingNumber: "LBC-1" },
    ]);
    expect(await stock()).toEqual({ onHand: 5, reserved: 2 });
    expect(await toldBy(10, orderId)).toEqual([]);
    const shipment = { ...lbc, number: "LBC-2" };
    await moveOrder(after(12), { orderId, to: "shipped", shipment });
    const told = await toldBy(22, orderId);
    expect(told.map(({ text }) => text.includes("LBC-2"))).toEqual([true]);
    expect(await stock()).toEqual({ onHand: 3, reserved: 0 });
  });

  it("not any more once the ten seconds are over, or the buyer knows", async () => {
    const { orderId } = await ship();
    expect(await undoShipment(after(10), orderId)).toMatchObject({ reason: "too_late" });
    await toldBy(10, orderId);
    expect(await undoShipment(after(9), orderId)).toMatchObject({ reason: "too_late" });
  });

  it("not twice at once", async () => {
    const { orderId, stock } = await ship();
    const both = await Promise.all([
      undoShipment(after(5), orderId),
      undoShipment(after(5), orderId),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stock()).toEqual({ onHand: 5, reserved: 2 });
  });

  it("is told of at once when it is delivered, since nothing can be taken back then", async () => {
    const { orderId } = await ship();
    await moveOrder(ctx, { orderId, to: "delivered" });
    expect(await toldBy(0, orderId)).toHaveLength(1);
    expect(await toldBy(10, orderId)).toHaveLength(1);
  });
});

describe("a number that comes or is corrected later", () => {
  it("is mailed once, after ten seconds, and leaves its row in the log", async () => {
    const { orderId } = await ship({ courier: null, number: null, url: null });
    await toldBy(10, orderId);
    expect(await setTracking(after(20), orderId, lbc)).toMatchObject({ value: { told: true } });
    const wrong = { ...lbc, number: "LBC-2" };
    expect(await setTracking(after(22), orderId, wrong)).toMatchObject({ value: { told: true } });
    expect(await toldBy(31, orderId)).toHaveLength(1);
    const told = await toldBy(32, orderId);
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("is on its way"),
      expect.stringContaining("New tracking details"),
    ]);
    expect(told[1]?.text).toContain("Tracking number: LBC-2");
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(rows.filter(({ action }) => action === "order.tracking")).toMatchObject([
      { before: { number: null }, after: { courier: "lbc", number: "LBC-1" } },
      { before: { number: "LBC-1" }, after: { number: "LBC-2" } },
    ]);
  });

  it("is as it was when it is taken back, and nobody is told", async () => {
    const { orderId } = await ship();
    await toldBy(10, orderId);
    await setTracking(after(20), orderId, { ...lbc, number: "LBC-2" });
    const undone = await undoShipment(after(29), orderId);
    expect(undone).toEqual({ ok: true, value: "tracking" });
    expect(await findOrder(db, orderId)).toMatchObject({ status: "shipped" });
    expect(await parcelRows(db, orderId)).toMatchObject([{ trackingNumber: "LBC-1" }]);
    expect(await toldBy(40, orderId)).toHaveLength(1);
  });

  it("goes along in the mail of the shipment that is still to come", async () => {
    const { orderId } = await ship();
    await setTracking(after(5), orderId, { ...lbc, number: "LBC-2" });
    const told = await toldBy(60, orderId);
    expect(told.map(({ text }) => text.includes("LBC-2"))).toEqual([true]);
  });

  it("not before the parcel has left", async () => {
    const { orderId } = await packedOrder();
    expect(await setTracking(ctx, orderId, lbc)).toMatchObject({ reason: "not_shipped" });
  });
});

it("is for those who move orders", async () => {
  const { orderId } = await ship();
  for (const role of ["support", "clinician", "marketing"] as const) {
    const other = as(role);
    expect(await undoShipment(other, orderId)).toMatchObject({ reason: "forbidden" });
    expect(await setTracking(other, orderId, lbc)).toMatchObject({ reason: "forbidden" });
  }
});

it("adds up in the end", async () => {
  await drainJobs(pool, orderJobs, { at: after(1_000).now });
  expect(await checkInvariants(db)).toEqual([]);
});
