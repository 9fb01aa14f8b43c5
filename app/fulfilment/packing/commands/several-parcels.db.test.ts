import { like, or } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { changeAddressByStaff } from "#app/selling/checkout/commands/change-address-by-staff.server.ts";
import { cancelOwnOrder } from "#app/selling/checkout/commands/cancel-own-order.server.ts";
import { correctStatus } from "#app/selling/orders/commands/correct-status.server.ts";
import { markDelivered } from "#app/selling/orders/commands/mark-delivered.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { setTracking } from "#app/selling/orders/commands/set-tracking.server.ts";
import { undoShipment } from "#app/selling/orders/commands/undo-shipment.server.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { sentParcels } from "#app/selling/orders/queries/parcels.server.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { readParcel } from "../queries/read-parcel.server.ts";
import { packOrder } from "./pack-order.server.ts";
import { openPacking, tracked } from "#tests/open-packing.ts";

const { ctx, db, as, at, gateways, later, drain, paidOrder, pack, orderOf, stockOf, whole } =
  await openPacking();
const parcelsOf = async (orderId: string) => sentParcels(db, await orderOf(orderId));

async function mailsAbout(orderId: string) {
  await drain();
  const ids = [orderId, ...(await parcelsOf(orderId)).map(({ id }) => id)];
  const found = await db
    .select({ subject: mails.subject, text: mails.text })
    .from(mails)
    .where(or(...ids.map((id) => like(mails.dedupeKey, `%${id}%`))))
    .orderBy(mails.id);
  return found.filter(({ subject }) => /Parcel|parcel|way|delivered/.test(subject));
}

describe("an order that leaves in two parcels", () => {
  it("waits with the rest, is shipped with the last one, and has its lots by parcel", async () => {
    const own = await paidOrder({ lot: true });
    expect(await pack(own, 2)).toMatchObject({ ok: true, value: { status: "processing" } });
    expect(await orderOf(own.orderId)).toMatchObject({
      fulfillmentStatus: "partial",
      parcelsSent: 1,
    });
    expect(await stockOf(own.productId)).toEqual([8, 1]);
    await whole();
    expect(await pack(own)).toMatchObject({ ok: true, value: { status: "shipped" } });
    expect(await orderOf(own.orderId)).toMatchObject({
      status: "shipped",
      fulfillmentStatus: "fulfilled",
    });
    expect(await stockOf(own.productId)).toEqual([7, 0]);
    const parcels = await parcelsOf(own.orderId);
    expect(parcels.map(({ number, items }) => [number, items[0]?.units])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(parcels.map(({ items }) => items[0]?.lots[0]?.units)).toEqual([2, 1]);
    expect((await orderOf(own.orderId)).items[0]?.lots).toMatchObject([{ units: 3 }]);
    await whole();
  });

  it("tells its buyer of each with what follows, and of each number", async () => {
    const own = await paidOrder();
    await pack(own, 2);
    const [first] = await mailsAbout(own.orderId);
    expect(first?.subject).toMatch(/^Parcel 1 of 2 of order .* is on its way$/);
    expect(first?.text).toContain(`In this parcel: 2 × Split ${own.number}.`);
    expect(first?.text).toContain(`Still to come in another parcel: 1 × Split ${own.number}.`);
    await pack(own);
    const [, second] = await mailsAbout(own.orderId);
    expect(second?.subject).toMatch(/^Parcel 2 of 2/);
    expect(second?.text).toContain("your whole order has shipped");
    const changed = await setTracking(later, own.orderId, tracked("NEW-1"), 1);
    expect(changed).toMatchObject({ ok: true, value: { told: true } });
    await drain(at(new Date(later.now.getTime() + 60_000)));
    const third = (await mailsAbout(own.orderId)).at(-1);
    expect(third?.subject).toMatch(/^New tracking details for parcel 1/);
    expect((await parcelsOf(own.orderId)).map((parcel) => parcel.trackingNumber)).toEqual([
      "NEW-1",
      `LBC-${own.number}-R`,
    ]);
    const none = await setTracking(later, own.orderId, tracked("X"), 3);
    expect(none).toMatchObject({ reason: "not_shipped" });
  });

  it("is delivered once each is, and set back by the one that was marked last", async () => {
    const own = await paidOrder();
    await pack(own, 1);
    const { orderId } = own;
    expect(await markDelivered(later, { orderId, parcel: 1 })).toMatchObject({
      value: { status: "processing" },
    });
    expect(await markDelivered(later, { orderId, parcel: 1 })).toMatchObject({
      reason: "not_on_its_way",
    });
    await pack(own);
    const evening = at(new Date(later.now.getTime() + 3_600_000));
    expect(await markDelivered(evening, { orderId, parcel: 2 })).toMatchObject({
      value: { status: "delivered" },
    });
    await whole();
    const subjects = (await mailsAbout(orderId)).map(({ subject }) =>
      subject.replace(/PM-\S+/, "PM"),
    );
    expect(subjects).toContain("Parcel 1 of 2 of order PM was delivered");
    expect(subjects.filter((subject) => subject === "Order PM was delivered")).toHaveLength(1);
    const reason = "It was another order";
    await correctStatus(ctx, { orderId, from: "delivered", reason });
    const [one, two] = await parcelsOf(orderId);
    expect([one?.deliveredAt, two?.deliveredAt]).toEqual([later.now, null]);
    await whole();
  });

  it("takes the newest back, with its units, and no parcel before it", async () => {
    const own = await paidOrder({ lot: true });
    await pack(own, 1);
    await pack(own);
    expect(await undoShipment(ctx, own.orderId, 1)).toMatchObject({ reason: "too_late" });
    expect(await undoShipment(ctx, own.orderId, 2)).toMatchObject({ ok: true });
    expect(await orderOf(own.orderId)).toMatchObject({
      status: "processing",
      fulfillmentStatus: "partial",
      parcelsSent: 1,
    });
    expect(await stockOf(own.productId)).toEqual([9, 2]);
    await whole();
    expect(await undoShipment(ctx, own.orderId)).toMatchObject({ ok: true });
    expect(await orderOf(own.orderId)).toMatchObject({ fulfillmentStatus: "unfulfilled" });
    expect(await stockOf(own.productId)).toEqual([10, 3]);
    await whole();
    expect(await pack(own)).toMatchObject({ value: { status: "shipped" } });
    await whole();
  });
});

describe("what is refused", () => {
  it("nothing, more than is left, and a part of what is paid at the door", async () => {
    const own = await paidOrder();
    expect(await pack(own, 0)).toMatchObject({ reason: "nothing_chosen" });
    expect(await pack(own, 4)).toMatchObject({ reason: "too_many_chosen" });
    const cash = await paidOrder({ by: "cod" });
    expect(await pack(cash, 1)).toMatchObject({ reason: "cash_once" });
    expect(await orderOf(cash.orderId)).toMatchObject({ status: "confirmed", parcelsSent: 0 });
    expect(await pack(cash)).toMatchObject({ value: { status: "shipped" } });
    await whole();
  });

  it.each(["visitor", "support", "marketing"] as const)("to a %s: all of it", async (role) => {
    const own = await paidOrder();
    expect(await pack(own, 1, as(actorOf(role)))).toMatchObject({ reason: "forbidden" });
    await pack(own, 1);
    const about = { orderId: own.orderId, parcel: 1 };
    expect(await markDelivered(as(actorOf(role)), about)).toMatchObject({ reason: "forbidden" });
  });

  it("to cancel, to set back, or to send elsewhere what has left in part", async () => {
    const own = await paidOrder();
    const { orderId } = own;
    await pack(own, 1);
    const cancelled = await moveOrder(ctx, { orderId, to: "cancelled", reason: "No" });
    expect(cancelled).toMatchObject({ reason: "illegal_move" });
    const orderToken = await tokenOf(ctx, orderId);
    const byBuyer = await cancelOwnOrder(as(actorOf("visitor")), gateways, {
      orderToken,
      note: null,
    });
    expect(byBuyer.ok).toBe(false);
    const back = { orderId, from: "processing", reason: "It was not begun" } as const;
    expect(await correctStatus(ctx, back)).toMatchObject({ reason: "not_correctable" });
    const form = {} as Parameters<typeof changeAddressByStaff>[1]["form"];
    const moved = await changeAddressByStaff(ctx, { orderId, form, shown: "" });
    expect(moved).toMatchObject({ reason: "part_left" });
  });
});

describe("at once", () => {
  it("two who pack the same part send it once", async () => {
    const own = await paidOrder({ lot: true });
    const done = await Promise.all([pack(own, 2), pack(own, 2)]);
    expect(done.filter((one) => one.ok)).toHaveLength(1);
    expect(await orderOf(own.orderId)).toMatchObject({ parcelsSent: 1 });
    await whole();
  });

  it("a double press sends a part once, also without lots", async () => {
    const own = await paidOrder();
    const chosen = new Map([[own.itemId, 1]]);
    const seen = await readParcel(ctx, own.orderId, chosen);
    const form = { plan: planKey(seen?.plan ?? []), number: seen?.number, chosen };
    const press = () =>
      packOrder(ctx, { orderId: own.orderId, ...form, shipment: tracked("TWICE") });
    const done = await Promise.all([press(), press()]);
    expect(done.filter((one) => one.ok)).toHaveLength(1);
    expect(await orderOf(own.orderId)).toMatchObject({ parcelsSent: 1 });
  });

  it("a parcel that leaves while the order is cancelled: one of both happens", async () => {
    const own = await paidOrder();
    const [packed, cancelled] = await Promise.all([
      pack(own, 1),
      moveOrder(ctx, { orderId: own.orderId, to: "cancelled", reason: "No" }),
    ]);
    expect([packed.ok, cancelled.ok].filter(Boolean)).toHaveLength(1);
    await whole();
  });
});

test("after all this the shop still adds up", async () => {
  await drain(at(new Date(ctx.now.getTime() + 86_400_000)));
  expect(await checkInvariants(db)).toEqual([]);
});
