import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { reportArrival } from "#app/fulfilment/arrivals/commands/report-arrival.server.ts";
import { markDelivered } from "#app/selling/orders/commands/mark-delivered.server.ts";
import { ownArrivals } from "#app/fulfilment/arrivals/queries/own-arrival.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { changeItemsByStaff } from "#app/selling/checkout/commands/change-items-by-staff.server.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { askForReturn } from "#app/fulfilment/returns/commands/ask-for-return.server.ts";
import { takeBackParcel } from "#app/fulfilment/returns/commands/take-back-parcel.server.ts";
import { linesOfReturn } from "#app/fulfilment/returns/queries/find-return.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { openPacking, type PreparedOrder } from "#tests/open-packing.ts";

const { ctx, db, as, at, gateways, drain, paidOrder, pack, orderOf, stockOf, whole } =
  await openPacking();

describe("the rest of an order that left in part", () => {
  const change = async ({ orderId, itemId }: PreparedOrder, units: number) => {
    const { totalAmount: shownTotal } = await orderOf(orderId);
    return changeItemsByStaff(ctx, gateways, {
      orderId,
      wanted: { [itemId]: units },
      shownTotal,
      plannedTotal: 100_000 * units,
      reason: "No more vials",
    });
  };

  it("is taken out, which pays it back and ends the packing; not what has left", async () => {
    const own = await paidOrder();
    await pack(own, 2);
    expect(await change(own, 1)).toMatchObject({ reason: "sent" });
    expect(await change(own, 2)).toMatchObject({ ok: true });
    await drain();
    expect(await orderOf(own.orderId)).toMatchObject({
      status: "shipped",
      fulfillmentStatus: "fulfilled",
      totalAmount: 200_000,
      paymentStatus: "paid",
    });
    expect(await stockOf(own.productId)).toEqual([8, 0]);
    await whole();
  });

  it("is on the shelf again once all is paid back; what left can still come back", async () => {
    const own = await paidOrder();
    await pack(own, 1);
    const key = ctx.ids.newId();
    await refundOrder(ctx, gateways, own.orderId, {
      key,
      amount: 300_000,
      reason: "Asked",
      byHand: undefined,
    });
    await drain();
    expect(await orderOf(own.orderId)).toMatchObject({ status: "refunded", parcelsSent: 1 });
    expect(await stockOf(own.productId)).toEqual([9, 0]);
    const back = { orderId: own.orderId, key: ctx.ids.newId() };
    expect(await takeBackParcel(ctx, back)).toMatchObject({ ok: true });
    await whole();
  });

  it("can't be returned, while what has left can", async () => {
    const own = await paidOrder();
    await pack(own, 2);
    const ask = (units: number) =>
      askForReturn(
        ctx,
        { by: "staff", orderId: own.orderId },
        {
          key: ctx.ids.newId(),
          reason: "damaged",
          note: "",
          units: new Map([[own.itemId, units]]),
        },
      );
    expect(await ask(3)).toMatchObject({ reason: "too_many" });
    expect(await ask(2)).toMatchObject({ ok: true });
  });
});

test("a parcel that came back is a return of what was in it; the order ends with the last one", async () => {
  const own = await paidOrder();
  const { orderId } = own;
  await pack(own, 2);
  await pack(own);
  const back = (parcel?: number) => takeBackParcel(ctx, { orderId, key: ctx.ids.newId(), parcel });
  expect(await back()).toMatchObject({ reason: "which_parcel" });
  expect(await back(3)).toMatchObject({ reason: "which_parcel" });
  const first = await back(2);
  expect(await linesOfReturn(db, first.ok ? first.value.id : "")).toMatchObject([{ units: 1 }]);
  expect(await orderOf(orderId)).toMatchObject({ status: "shipped" });
  expect(await back(2)).toMatchObject({ reason: "nothing_left" });
  expect(await back(1)).toMatchObject({ ok: true });
  expect(await orderOf(orderId)).toMatchObject({ status: "cancelled", endedWhy: "refused" });
  await whole();
});

test("how it arrived is asked of each cold parcel once it was delivered", async () => {
  const own = await paidOrder();
  await db.update(products).set({ needsCold: true }).where(eq(products.id, own.productId));
  await pack(own, 1);
  const orderToken = await tokenOf(ctx, own.orderId);
  const visitor = as(actorOf("visitor"));
  const asked = async () => ownArrivals(visitor, await orderOf(own.orderId));
  expect(await asked()).toEqual([]);
  await markDelivered(ctx, { orderId: own.orderId, parcel: 1 });
  expect(await asked()).toEqual([{ parcel: 1, of: 2, answer: undefined }]);
  await pack(own);
  const store = createDiskFiles("nowhere").area("arrivals");
  const report = { key: ctx.ids.newId(), version: 0, felt: "cold", hours: 20 } as const;
  const said = await reportArrival(visitor, store, { orderToken, parcel: 2, report });
  expect(said).toMatchObject({ ok: true, value: { answer: "fine" } });
  expect((await asked()).map(({ parcel, answer }) => [parcel, answer !== undefined])).toEqual([
    [1, false],
    [2, true],
  ]);
  const nowhere = { orderToken, parcel: 3, report: { ...report, key: ctx.ids.newId() } };
  expect(await reportArrival(visitor, store, nowhere)).toMatchObject({ reason: "nothing_cold" });
});

test("after all this the shop still adds up", async () => {
  await drain(at(new Date(ctx.now.getTime() + 86_400_000)));
  expect(await checkInvariants(db)).toEqual([]);
});
