import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { bookFor, holdFor, makeBookableDoctor, makeBooking, MONDAY_NINE } from "../factories.ts";
import { findBooker } from "../queries/booker.server.ts";
import { findCredit } from "../queries/credits.server.ts";
import { bookings } from "../tables.server.ts";
import { cancelByStaff } from "./cancel-by-staff.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { confirmBooking } from "./confirm-booking.server.ts";
import { returnCredits } from "./return-credits.server.ts";

const { ctx, db, as } = await testContext();
const consultation = await makeProduct(ctx, {
  name: "Medical Consultation",
  slug: "consultation",
  kind: "service",
  stock: 100,
});
let doctorId = "";
beforeEach(async () => {
  doctorId = await makeBookableDoctor(ctx);
});

const customer = async () => as(await accountOf(ctx, "customer"));
const held = (who: Ctx, startsAt = MONDAY_NINE, type = "initial") =>
  holdFor(who, { doctorId, startsAt, type });
const booked = (who: Ctx, startsAt = MONDAY_NINE) => bookFor(who, { doctorId, startsAt });
const confirm = (who: Ctx, bookingId: string, expectsCredit = false) =>
  confirmBooking(who, { bookingId, expectsCredit });

/** Consultations that a customer has paid for; answers the order. */
async function paidFor(who: Ctx, quantity = 1): Promise<string> {
  const customerId = (await findBooker(who))?.customerId ?? "";
  const orderId = await makeOrder(ctx, { productId: consultation, quantity, customerId });
  await setOrder(orderId, { paymentStatus: "paid", status: "confirmed", paidAt: ctx.now });
  return orderId;
}

const setOrder = (orderId: string, state: Partial<typeof orders.$inferSelect>) =>
  db.update(orders).set(state).where(eq(orders.id, orderId));
const creditOf = async (who: Ctx) =>
  findCredit(db, (await findBooker(who))?.customerId ?? ctx.ids.newId());

describe("a credit", () => {
  it("covers one first consultation, and comes back when that is cancelled", async () => {
    const who = await customer();
    await paidFor(who);
    const bookingId = await held(who);
    expect(await confirm(who, bookingId, true)).toMatchObject({ ok: true });
    expect(await creditOf(who)).toBeUndefined();
    const second = await held(who, addMinutes(MONDAY_NINE, 45));
    expect(await confirm(who, second, true)).toMatchObject({ reason: "credit_gone" });
    await cancelBooking(who, { bookingId, expectsCost: "nothing" });
    expect(await creditOf(who)).toMatchObject({ unit: 1 });
    expect(await confirm(who, second, true)).toMatchObject({ ok: true });
  });

  it("stays used when its customer cancels within the last day, but not when staff do", async () => {
    const who = await customer();
    await paidFor(who);
    const bookingId = await booked(who);
    const late = { ...who, now: addMinutes(MONDAY_NINE, -60) };
    expect(await cancelBooking(late, { bookingId, expectsCost: "late" })).toMatchObject({
      ok: true,
    });
    expect(await creditOf(who)).toBeUndefined();
    const other = await customer();
    await paidFor(other);
    const theirs = await booked(other);
    await cancelByStaff(
      { ...as(actorOf("admin")), now: late.now },
      { bookingId: theirs, note: "The doctor is ill." },
    );
    expect(await creditOf(other)).toMatchObject({ unit: 1 });
  });

  it("is one for each unit that was paid", async () => {
    const who = await customer();
    await paidFor(who, 2);
    await booked(who);
    await booked(who, addMinutes(MONDAY_NINE, 45));
    expect(await creditOf(who)).toBeUndefined();
  });

  it.each([
    ["unpaid", "pending"],
    ["cod_due", "pending"],
    ["refunded", "refunded"],
    ["paid", "cancelled"],
  ] as const)("is none of an order that is %s and %s", async (paymentStatus, status) => {
    const who = await customer();
    await setOrder(await paidFor(who), { paymentStatus, status });
    expect(await creditOf(who)).toBeUndefined();
  });

  it("is nobody else's, and covers no other type", async () => {
    const [who, other] = [await customer(), await customer()];
    await paidFor(who);
    expect(await creditOf(other)).toBeUndefined();
    const admin = as(await accountOf(ctx, "admin"));
    await paidFor(admin);
    await confirm(admin, await held(admin, MONDAY_NINE, "followup"));
    expect(await creditOf(admin)).toBeDefined();
  });

  it("covers one of two that are confirmed at once", async () => {
    const who = await customer();
    await paidFor(who);
    const customerId = (await findBooker(who))?.customerId ?? "";
    const heldUntil = addMinutes(ctx.now, 10);
    const two = [
      await makeBooking(ctx, { doctorId, customerId, status: "held", heldUntil }),
      await makeBooking(ctx, {
        doctorId,
        customerId,
        status: "held",
        heldUntil,
        startsAt: addMinutes(MONDAY_NINE, 45),
      }),
    ];
    const answers = await Promise.all(two.map((id) => confirm(who, id, true)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("covers nothing to come once its order was paid back", async () => {
    const who = await customer();
    const orderId = await paidFor(who);
    const bookingId = await booked(who);
    await returnCredits(ctx, orderId);
    const coverOf = async () =>
      (await db.select().from(bookings).where(eq(bookings.id, bookingId)))[0]?.creditItemId;
    expect(await coverOf()).not.toBeNull();
    await setOrder(orderId, { paymentStatus: "refunded", status: "refunded" });
    await returnCredits(ctx, orderId);
    expect(await coverOf()).toBeNull();
  });
});
