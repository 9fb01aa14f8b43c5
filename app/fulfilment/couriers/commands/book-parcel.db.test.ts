import { eq, sql } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { refuse } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { lastBooking } from "../queries/bookings.server.ts";
import { parcelBookings } from "../tables/bookings.server.ts";
import { courierInMemory, orderToBook, SENDER } from "../factories.ts";
import { bookParcel, type BookingWish } from "./book-parcel.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);

const book = (
  { courier }: ReturnType<typeof courierInMemory>,
  wish: Omit<BookingWish, "number"> & { number?: number },
  by = ctx,
) => bookParcel(by, { courier, sender: SENDER }, { number: 1, ...wish });

const bookingOf = async (orderId: string) => {
  const last = await lastBooking(db, { orderId, parcel: 1 });
  if (!last) throw new Error("there is no booking");
  return last;
};
const all = (orderId: string) => db.$count(parcelBookings, eq(parcelBookings.orderId, orderId));

describe("booking a parcel", () => {
  it("stores its number and its price, and tells the courier weight, cash and contents", async () => {
    const ninja = courierInMemory();
    const { orderId, name } = await orderToBook(ctx, { by: "cod", units: 3 });
    const booked = await book(ninja, { orderId });
    const row = await bookingOf(orderId);
    expect(booked).toEqual({ ok: true, value: { trackingNumber: `NVPH${row.reference}` } });
    expect(row).toMatchObject({
      state: "booked",
      parcel: 1,
      attempt: 1,
      trackingNumber: `NVPH${row.reference}`,
      price: 8_500,
      problem: null,
    });
    const order = await findOrder(db, orderId);
    expect(ninja.asked).toMatchObject([
      {
        reference: row.reference,
        orderNumber: order?.orderNumber,
        grams: 750,
        cash: order?.totalAmount,
        contents: `3 × ${name}`,
        recipient: { phone: "+639171234567", barangay: "Lahug" },
      },
    ]);
    expect(order?.status).toBe("confirmed");
  });

  it("collects nothing of a paid order, and names no product of a discreet one", async () => {
    const ninja = courierInMemory();
    const { orderId, name } = await orderToBook(ctx, { isDiscreet: true });
    await book(ninja, { orderId });
    expect(ninja.asked).toMatchObject([{ cash: 0, contents: "Personal care items" }]);
    expect(JSON.stringify(ninja.asked)).not.toContain(name);
  });

  it.each(["visitor", "customer", "support", "marketing"] as const)(
    "is not for %s",
    async (who) => {
      const ninja = courierInMemory();
      const { orderId } = await orderToBook(ctx);
      const refused = await book(ninja, { orderId }, as(who));
      expect(refused).toMatchObject({ ok: false, reason: "forbidden" });
      expect(ninja.asked).toEqual([]);
      expect(await all(orderId)).toBe(0);
    },
  );

  it("happens once, also when several people press at once, and again afterwards", async () => {
    const ninja = courierInMemory();
    const { orderId } = await orderToBook(ctx);
    const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 6 }, work));
    // Opens all connections first, so that no request waits for one.
    await atOnce(() => db.execute(sql`select pg_sleep(0.1)`));
    const pressed = await atOnce(() => book(ninja, { orderId }));
    const [first] = pressed;
    expect(first).toMatchObject({ ok: true });
    expect(pressed.every((one) => JSON.stringify(one) === JSON.stringify(first))).toBe(true);
    const times = ninja.asked.length;
    expect(await book(ninja, { orderId })).toEqual(first);
    expect(ninja.asked).toHaveLength(times);
    expect(ninja.booked.size).toBe(1);
    expect(await all(orderId)).toBe(1);
  });

  it("is tried again under the same reference while there is no answer", async () => {
    const ninja = courierInMemory();
    const { orderId } = await orderToBook(ctx);
    ninja.fail(refuse("no_answer"), { afterDoing: true });
    expect(await book(ninja, { orderId })).toMatchObject({ ok: false, reason: "no_answer" });
    const asked = await bookingOf(orderId);
    expect(asked).toMatchObject({ state: "asked", problem: "no_answer", trackingNumber: null });
    ninja.fail();
    expect(await book(ninja, { orderId })).toMatchObject({ ok: true });
    expect(await bookingOf(orderId)).toMatchObject({
      id: asked.id,
      state: "booked",
      problem: null,
      reference: asked.reference,
    });
    expect(ninja.booked.size).toBe(1);
    expect(await all(orderId)).toBe(1);
  });

  it("that is refused after a lost answer may be made all the same, and keeps its reference", async () => {
    const ninja = courierInMemory();
    const { orderId } = await orderToBook(ctx);
    ninja.fail(refuse("no_answer"), { afterDoing: true });
    await book(ninja, { orderId });
    ninja.fail(refuse("refused", { says: "This number is used already" }));
    await book(ninja, { orderId });
    const doubtful = await bookingOf(orderId);
    expect(doubtful).toMatchObject({ state: "asked", problem: "refused", requests: 2 });
    ninja.fail();
    await book(ninja, { orderId });
    expect(await bookingOf(orderId)).toMatchObject({
      state: "booked",
      reference: doubtful.reference,
    });
    expect(ninja.booked.size).toBe(1);
  });

  it("that is refused says so in the courier's words, and the next try is a new one", async () => {
    const ninja = courierInMemory();
    const { orderId } = await orderToBook(ctx);
    ninja.fail(refuse("refused", { says: "Postcode is not served" }));
    expect(await book(ninja, { orderId })).toMatchObject({ ok: false, reason: "refused" });
    const refused = await bookingOf(orderId);
    expect(refused).toMatchObject({ state: "refused", says: "Postcode is not served" });
    ninja.fail();
    expect(await book(ninja, { orderId })).toMatchObject({ ok: true });
    const booked = await bookingOf(orderId);
    expect(booked).toMatchObject({ state: "booked", attempt: 2 });
    expect(booked.reference).not.toBe(refused.reference);
  });

  it("needs no price", async () => {
    const ninja = courierInMemory();
    const { orderId } = await orderToBook(ctx);
    const price = async () => refuse("no_answer");
    const courier = { ...ninja.courier, price };
    expect(await book({ ...ninja, courier }, { orderId })).toMatchObject({ ok: true });
    expect(await bookingOf(orderId)).toMatchObject({ state: "booked", price: null });
  });
});

describe("a parcel is not booked", () => {
  const ninja = courierInMemory();

  it.each([
    ["address_gaps", { province: null }],
    ["address_gaps", { phone: "+6591234567" }],
    ["needs_attention", { needsAttention: "Its buyer called" }],
    ["not_now", { status: "pending" as const }],
  ] as const)("for %s", async (reason, change) => {
    const { orderId } = await orderToBook(ctx);
    await db.update(orders).set(change).where(eq(orders.id, orderId));
    expect(await book(ninja, { orderId })).toMatchObject({ ok: false, reason });
    expect(await all(orderId)).toBe(0);
  });

  it("under another number than its packer saw, with more than is left, or with a part of the cash", async () => {
    const { orderId } = await orderToBook(ctx, { by: "cod", units: 2 });
    const [item] = (await findOrder(db, orderId))?.items ?? [];
    const chosen = (units: number) => new Map([[item?.id ?? "", units]]);
    const refused = async (wish: Omit<BookingWish, "orderId" | "number"> & { number?: number }) => {
      const tried = await book(ninja, { orderId, ...wish });
      return tried.ok ? "booked" : tried.reason;
    };
    expect(await refused({ number: 2 })).toBe("changed_meanwhile");
    expect(await refused({ chosen: chosen(3) })).toBe("too_many_chosen");
    expect(await refused({ chosen: chosen(1) })).toBe("cash_once");
    expect(await book(ninja, { orderId: "nothing" })).toMatchObject({ reason: "not_found" });
    expect(await all(orderId)).toBe(0);
    expect(ninja.asked).toEqual([]);
  });
});

test("the shop is whole after all of it", async () => {
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});
