import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, addMinutes, shopDay } from "#app/lib/dates.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { bookFor, bookingJobs, makeBookableDoctor, MONDAY_NINE } from "../factories.ts";
import { bookings, doctorDays, doctorHours, doctors } from "../tables.server.ts";
import { slotOffers, slotWishes } from "../tables/slot-wishes.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { confirmBooking } from "./confirm-booking.server.ts";
import { holdSlot } from "./hold-slot.server.ts";
import { joinWaitlist } from "./join-waitlist.server.ts";
import { leaveWaitlist } from "./leave-waitlist.server.ts";
import { moveBooking } from "./move-booking.server.ts";
import { offerSlot } from "./offer-slot.server.ts";
import { saveHours } from "./save-hours.server.ts";

const { ctx, db, pool, as } = await testContext();
/** There is one slot on one Monday, and a customer has booked it. */
let doctorId = "";
let booked: Ctx;
let bookingId = "";

beforeEach(async () => {
  await db.delete(slotOffers);
  await db.delete(slotWishes);
  await db.delete(bookings);
  await db.update(doctors).set({ isActive: false });
  doctorId = await makeBookableDoctor(ctx);
  await db.update(doctorHours).set({ toMinute: 9 * 60 + 45 });
  booked = await customer();
  bookingId = await bookFor(booked, { doctorId });
});

const customer = async () => as(await accountOf(ctx, "customer"));
const MONDAY = shopDay(MONDAY_NINE);
const wish = () => ({
  doctorId,
  type: "initial",
  weekdays: [1],
  part: "morning" as const,
  until: MONDAY,
});
async function waiting(): Promise<Ctx> {
  const who = await customer();
  const joined = await joinWaitlist(who, wish());
  if (!joined.ok) throw new Error(joined.reason);
  return who;
}
const drain = (at = ctx.now) => drainJobs(pool, bookingJobs, { at });
const cancel = () => cancelBooking(booked, { bookingId, expectsCost: "nothing" });
const emailOf = (who: Ctx) => (who.actor.kind === "user" ? who.actor.email : "");
async function holdOf(who: Ctx) {
  const [held] = await db
    .select({ id: bookings.id, heldUntil: bookings.heldUntil, startsAt: bookings.startsAt })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(eq(customers.email, emailOf(who)), eq(bookings.status, "held")));
  return held;
}
const offersTo = async (who: Ctx) => {
  const all = await db
    .select()
    .from(mails)
    .where(eq(mails.to, emailOf(who)));
  return all.filter(({ subject }) => subject === "A consultation time is free");
};
const open = () => db.$count(slotWishes, isNull(slotWishes.endedAt));

describe("a time that becomes free", () => {
  it("is held for half an hour for the first who waits, who is mailed", async () => {
    const [first, second] = [await waiting(), await waiting()];
    await drain();
    expect(await holdOf(first)).toBeUndefined();
    await cancel();
    await drain();
    const held = await holdOf(first);
    expect(held).toMatchObject({
      heldUntil: addMinutes(ctx.now, 30),
      startsAt: MONDAY_NINE,
    });
    expect(await holdOf(second)).toBeUndefined();
    const [mail] = await offersTo(first);
    expect(mail?.text).toContain(`/consultation/booking/${held?.id}`);
    expect(await offersTo(second)).toEqual([]);
  });

  it("is booked by its link once, and only by whom it is for", async () => {
    const first = await waiting();
    await cancel();
    await drain();
    const held = await holdOf(first);
    const confirmation = { bookingId: held?.id ?? "", expectsCredit: false };
    const stranger = await confirmBooking(await customer(), confirmation);
    expect(stranger).toMatchObject({ reason: "not_found" });
    expect(await confirmBooking(first, confirmation)).toMatchObject({ ok: true });
    expect(await open()).toBe(0);
    await confirmBooking(first, confirmation);
    expect(await db.$count(bookings, eq(bookings.status, "booked"))).toBe(1);
  });

  it("goes to the next when it runs out, and never twice to the same", async () => {
    const [first, second] = [await waiting(), await waiting()];
    await cancel();
    await drain();
    const held = await holdOf(first);
    const later = addMinutes(ctx.now, 31);
    await drain(later);
    expect(await holdOf(second)).toMatchObject({ startsAt: MONDAY_NINE });
    expect(await holdOf(first)).toBeUndefined();
    const late = { ...first, now: later };
    const confirmation = { bookingId: held?.id ?? "", expectsCredit: false };
    expect(await confirmBooking(late, confirmation)).toMatchObject({ reason: "not_found" });
    await drain(addMinutes(later, 31));
    expect(await holdOf(first)).toBeUndefined();
    expect(await offersTo(first)).toHaveLength(1);
  });

  it("by a booking that moves, or by new hours, is offered as well", async () => {
    const first = await waiting();
    await db.insert(doctorHours).values({
      doctorId,
      weekday: 2,
      fromMinute: 9 * 60,
      toMinute: 10 * 60,
    });
    await moveBooking(booked, { bookingId, startsAt: addDays(MONDAY_NINE, 1) });
    await drain();
    expect(await holdOf(first)).toMatchObject({ startsAt: MONDAY_NINE });

    const second = await customer();
    await joinWaitlist(second, {
      ...wish(),
      weekdays: [3],
      until: shopDay(addDays(MONDAY_NINE, 9)),
    });
    await drain();
    expect(await holdOf(second)).toBeUndefined();
    const hours = [{ weekday: 3, fromMinute: 9 * 60, toMinute: 10 * 60 }];
    await saveHours(as("manager"), { doctorId, hours });
    await drain();
    expect(await holdOf(second)).toMatchObject({ startsAt: addDays(MONDAY_NINE, 2) });
  });

  it("is one's alone when two are offered it at once, or somebody takes it beside", async () => {
    const [first, second, beside] = [await waiting(), await waiting(), await customer()];
    await cancel();
    const wishes = await db.select({ id: slotWishes.id }).from(slotWishes);
    const system = { ...ctx };
    const [offers, held] = await Promise.all([
      Promise.all(wishes.map(({ id: wishId }) => offerSlot(system, { wishId, doctorId }))),
      holdSlot(beside, { doctorId, type: "initial", startsAt: MONDAY_NINE }),
    ]);
    expect(offers.filter((one) => one === "offered").length + (held.ok ? 1 : 0)).toBe(1);
    const holds = await Promise.all([first, second, beside].map(holdOf));
    expect(holds.filter(Boolean)).toHaveLength(1);
  });

  it("is not offered to who has an offer that runs, however many are free", async () => {
    const first = await waiting();
    await cancel();
    await db.update(doctorHours).set({ toMinute: 12 * 60 });
    await drain();
    await pool.query(`select graphile_worker.add_job('consultations.offer-slots', '{}')`);
    await drain(addMinutes(ctx.now, 10));
    expect(await offersTo(first)).toHaveLength(1);
    expect(await db.$count(bookings, eq(bookings.status, "held"))).toBe(1);
  });

  it("is not offered where it does not suit", async () => {
    const evening = await customer();
    await joinWaitlist(evening, { ...wish(), part: "evening" });
    const sunday = await customer();
    await joinWaitlist(sunday, { ...wish(), weekdays: [7] });
    await cancel();
    await drain();
    expect(await holdOf(evening)).toBeUndefined();
    expect(await holdOf(sunday)).toBeUndefined();
  });
});

describe("the waitlist", () => {
  it("has each customer once for a type", async () => {
    const who = await waiting();
    expect(await joinWaitlist(who, wish())).toMatchObject({ reason: "waiting_already" });
    const answers = await customer().then((other) =>
      Promise.all([joinWaitlist(other, wish()), joinWaitlist(other, wish())]),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it.each([
    ["not_open", { type: "followup" }],
    ["unknown_type", { type: "emergency" }],
    ["unknown_doctor", { doctorId: "nobody" }],
    ["bad_day", { until: "2026-02-30" }],
    ["bad_day", { until: "2020-01-01" }],
    ["bad_day", { until: "2028-01-01" }],
  ])("refuses as %s: %o", async (reason, given) => {
    const joined = await joinWaitlist(await customer(), { ...wish(), ...given });
    expect(joined).toMatchObject({ reason });
    expect(await joinWaitlist(as("visitor"), wish())).toMatchObject({
      reason: "forbidden",
    });
  });

  it("can be left, and what was held then goes to the next", async () => {
    const [first, second] = [await waiting(), await waiting()];
    await cancel();
    await drain();
    const [own] = await db.select().from(slotWishes).orderBy(slotWishes.createdAt, slotWishes.id);
    expect(await leaveWaitlist(second, own?.id ?? "")).toMatchObject({ reason: "not_found" });
    expect(await leaveWaitlist(first, own?.id ?? "")).toMatchObject({ ok: true });
    expect(await leaveWaitlist(first, own?.id ?? "")).toMatchObject({ reason: "not_found" });
    await drain();
    expect(await holdOf(second)).toMatchObject({ startsAt: MONDAY_NINE });
  });

  it("is over after the last day, and after three offers that passed", async () => {
    await waiting();
    await drain(addDays(MONDAY_NINE, 1));
    await pool.query(`select graphile_worker.add_job('consultations.offer-slots', '{}')`);
    await drain(addDays(MONDAY_NINE, 1));
    expect(await open()).toBe(0);
    const patient = await customer();
    // A holiday on which this doctor works.
    const hours = { fromMinute: 9 * 60, toMinute: 9 * 60 + 45 };
    await db.insert(doctorDays).values({ doctorId, day: "2026-11-30", ...hours });
    await joinWaitlist(patient, { ...wish(), until: shopDay(addDays(MONDAY_NINE, 28)) });
    for (let round = 0; round < 4; round += 1) await drain(addMinutes(ctx.now, round * 31));
    await drain(addMinutes(ctx.now, 5 * 31));
    expect(await offersTo(patient)).toHaveLength(3);
    expect(await open()).toBe(0);
  });
});
