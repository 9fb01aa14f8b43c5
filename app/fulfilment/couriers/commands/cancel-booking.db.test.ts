import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { refuse } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { parcelRows } from "#app/selling/orders/queries/parcels.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { courierInMemory, orderToBook, SENDER } from "../factories.ts";
import { bookingsOfOrder } from "../queries/bookings-of-order.server.ts";
import { lastBooking } from "../queries/bookings.server.ts";
import { parcelBookings } from "../tables/bookings.server.ts";
import { bookParcel } from "./book-parcel.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";

const { ctx, db, as, at } = await testContext();
await publishLegalTexts(ctx);
const later = at(new Date(ctx.now.getTime() + 3 * 60_000));

const book = ({ courier }: ReturnType<typeof courierInMemory>, { orderId }: { orderId: string }) =>
  bookParcel(ctx, { courier, sender: SENDER }, { orderId, number: 1 });

const bookingOf = async (orderId: string) => {
  const last = await lastBooking(db, { orderId, parcel: 1 });
  if (!last) throw new Error("there is no booking");
  return last;
};

describe("cancelling a booking", () => {
  async function booked() {
    const ninja = courierInMemory();
    const { orderId } = await orderToBook(ctx);
    await book(ninja, { orderId });
    const { id, trackingNumber } = await bookingOf(orderId);
    return { ninja, orderId, id, trackingNumber: trackingNumber ?? "" };
  }

  it("takes it back at the courier, and the parcel can be booked again", async () => {
    const { ninja, orderId, id, trackingNumber } = await booked();
    expect(await cancelBooking(ctx, ninja, { orderId, id })).toEqual({
      ok: true,
      value: "cancelled",
    });
    expect(ninja.cancelled).toEqual([trackingNumber]);
    expect(await bookingOf(orderId)).toMatchObject({ state: "cancelled" });
    expect(await cancelBooking(ctx, ninja, { orderId, id })).toMatchObject({ reason: "not_open" });
    await book(ninja, { orderId });
    expect(await bookingOf(orderId)).toMatchObject({ state: "booked", attempt: 2 });
  });

  it("is not for support, nor under the id of another order", async () => {
    const { ninja, orderId, id } = await booked();
    const other = await orderToBook(ctx);
    const support = as("support");
    expect(await cancelBooking(support, ninja, { orderId, id })).toMatchObject({
      reason: "forbidden",
    });
    expect(await cancelBooking(ctx, ninja, { orderId: other.orderId, id })).toMatchObject({
      reason: "not_found",
    });
    expect(ninja.cancelled).toEqual([]);
  });

  it("leaves it open when the courier refuses or does not answer", async () => {
    const { ninja, orderId, id } = await booked();
    for (const problem of [
      refuse("no_answer"),
      refuse("refused", { says: "Collected" }),
    ] as const) {
      ninja.fail(problem);
      expect(await cancelBooking(ctx, ninja, { orderId, id })).toEqual(problem);
      expect(await bookingOf(orderId)).toMatchObject({ state: "booked" });
    }
    ninja.fail(refuse("unknown_parcel"));
    expect(await cancelBooking(ctx, ninja, { orderId, id })).toMatchObject({ ok: true });
  });

  it("that never was answered is written off here alone, once no answer can come", async () => {
    const ninja = courierInMemory();
    const { orderId } = await orderToBook(ctx);
    ninja.fail(refuse("no_answer"));
    await book(ninja, { orderId });
    const { id } = await bookingOf(orderId);
    await db.update(parcelBookings).set({ problem: null }).where(eq(parcelBookings.id, id));
    expect(await cancelBooking(ctx, ninja, { orderId, id })).toMatchObject({ reason: "underway" });
    expect(await cancelBooking(later, ninja, { orderId, id })).toMatchObject({
      value: "written_off",
    });
    expect(ninja.cancelled).toEqual([]);
    expect(await bookingOf(orderId)).toMatchObject({ state: "cancelled" });
  });
});

describe("on the page of its order", () => {
  const ship = (orderId: string, number: string) =>
    moveOrder(ctx, {
      orderId,
      to: "shipped",
      shipment: { courier: "Ninja Van", number, url: null },
    });

  async function bookedAndPacked() {
    const ninja = courierInMemory();
    const { orderId } = await orderToBook(ctx);
    await book(ninja, { orderId });
    await moveOrder(ctx, { orderId, to: "processing" });
    const { id, trackingNumber } = await bookingOf(orderId);
    return { ninja, orderId, id, trackingNumber: trackingNumber ?? "" };
  }

  async function shown(orderId: string) {
    const order = await findOrder(db, orderId);
    if (!order) throw new Error("no order");
    return bookingsOfOrder(ctx, order, await parcelRows(db, orderId));
  }

  test("a booking is used by the parcel that left with its number, and stays", async () => {
    const { ninja, orderId, id, trackingNumber } = await bookedAndPacked();
    expect((await shown(orderId)).open.bookings).toMatchObject([{ isUnused: false }]);
    await ship(orderId, trackingNumber.toLowerCase());
    const after = await shown(orderId);
    expect(after.used.get(1)?.text).toBe("Booked with Ninja Van, about ₱85");
    expect(after.open.bookings).toEqual([]);
    expect(await cancelBooking(ctx, ninja, { orderId, id })).toMatchObject({ reason: "has_left" });
  });

  test("it is not used when the parcel left with another number, or the order is cancelled", async () => {
    const { orderId } = await bookedAndPacked();
    await ship(orderId, "LBC-1");
    expect((await shown(orderId)).open.bookings).toMatchObject([{ isUnused: true }]);
    const other = await bookedAndPacked();
    await db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, other.orderId));
    expect((await shown(other.orderId)).open.bookings).toMatchObject([{ isUnused: true }]);
    await db.update(orders).set({ status: "processing" }).where(eq(orders.id, other.orderId));
  });
});
