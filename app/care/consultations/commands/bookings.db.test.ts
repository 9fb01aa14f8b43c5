import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { bookFor, holdFor, makeBookableDoctor, makeBooking, MONDAY_NINE } from "../factories.ts";
import { bookings, doctors } from "../tables.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { confirmBooking } from "./confirm-booking.server.ts";
import { holdSlot } from "./hold-slot.server.ts";
import { moveBooking } from "./move-booking.server.ts";
import { removeRunOutHolds } from "./remove-run-out-holds.server.ts";

const { ctx, db, as } = await testContext();
let doctorId = "";
const customer = async () => as(await accountOf(ctx, "customer"));
const wish = (startsAt = MONDAY_NINE, type = "initial") => ({ doctorId, type, startsAt });
const statusOf = async (id: string) =>
  (await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.status;

beforeEach(async () => {
  doctorId = await makeBookableDoctor(ctx);
});

const held = (who: Ctx, startsAt = MONDAY_NINE) => holdFor(who, { doctorId, startsAt });
const booked = (who: Ctx, startsAt = MONDAY_NINE) => bookFor(who, { doctorId, startsAt });
const confirm = (who: Ctx, bookingId: string) =>
  confirmBooking(who, { bookingId, expectsCredit: false });

describe("holding a slot", () => {
  it("is for ten minutes, and the same press twice is one hold", async () => {
    const who = await customer();
    const bookingId = await held(who);
    expect(await held(who)).toBe(bookingId);
    const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(row).toMatchObject({ status: "held", fee: 19_900, currency: "USD", channel: "video" });
    expect(row?.heldUntil).toEqual(addMinutes(ctx.now, 10));
    expect(row?.endsAt).toEqual(addMinutes(MONDAY_NINE, 45));
  });

  it("gives the slot before back", async () => {
    const who = await customer();
    const first = await held(who);
    await held(who, addMinutes(MONDAY_NINE, 45));
    expect(await statusOf(first)).toBeUndefined();
  });

  it("of one that somebody holds is refused, until it has run out", async () => {
    const [first, second] = [await customer(), await customer()];
    const bookingId = await held(first);
    expect(await holdSlot(second, wish())).toMatchObject({ reason: "taken" });
    const later = { ...second, now: addMinutes(ctx.now, 10) };
    expect(await holdSlot(later, wish())).toMatchObject({ ok: true });
    expect(await statusOf(bookingId)).toBeUndefined();
  });

  it.each([
    ["taken", () => wish(addMinutes(MONDAY_NINE, 10))],
    ["taken", () => wish(addDays(MONDAY_NINE, -7))],
    ["taken", () => wish(addDays(MONDAY_NINE, 1))],
    ["unknown_type", () => wish(MONDAY_NINE, "emergency")],
    ["not_open", () => wish(MONDAY_NINE, "followup")],
    ["not_open", () => wish(MONDAY_NINE, "quick")],
    ["unknown_doctor", () => ({ ...wish(), doctorId: ctx.ids.newId() })],
    ["unknown_doctor", () => ({ ...wish(), doctorId: "nobody" })],
  ] as const)("is refused as %s", async (reason, asked) => {
    expect(await holdSlot(await customer(), asked())).toMatchObject({ reason });
  });

  it("is refused of a doctor who is not shown, and to a visitor", async () => {
    expect(await holdSlot(as("visitor"), wish())).toMatchObject({ reason: "forbidden" });
    await db.update(doctors).set({ isActive: false }).where(eq(doctors.id, doctorId));
    expect(await holdSlot(await customer(), wish())).toMatchObject({ reason: "unknown_doctor" });
  });

  it("is refused beside another consultation at that time, and beyond three to come", async () => {
    const who = await customer();
    await booked(who);
    const other = { ...wish(), doctorId: await makeBookableDoctor(ctx) };
    expect(await holdSlot(who, other)).toMatchObject({ reason: "busy" });
    await booked(who, addMinutes(MONDAY_NINE, 45));
    await booked(who, addMinutes(MONDAY_NINE, 90));
    const fourth = wish(addMinutes(MONDAY_NINE, 135));
    expect(await holdSlot(who, fourth)).toMatchObject({ reason: "too_many" });
  });

  it("by many at once is one's alone", async () => {
    const all = await Promise.all(Array.from({ length: 12 }, customer));
    const answers = await Promise.all(all.map((who) => holdSlot(who, wish())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const reasons = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]));
    expect(new Set(reasons)).toEqual(new Set(["taken"]));
  });
});

test("the database itself lets no two bookings of a doctor overlap", async () => {
  const startsAt = addMinutes(MONDAY_NINE, 30);
  await makeBooking(ctx, { doctorId });
  await expect(makeBooking(ctx, { doctorId, startsAt })).rejects.toThrow(/./);
  const cancelled = { status: "cancelled", cancelledAt: ctx.now, cancelledBy: "staff" } as const;
  await makeBooking(ctx, { doctorId, startsAt, ...cancelled });
});

describe("confirming", () => {
  it("books the held slot, and once more changes nothing", async () => {
    const who = await customer();
    const bookingId = await held(who);
    expect(await confirm(who, bookingId)).toMatchObject({ ok: true });
    expect(await confirm(who, bookingId)).toMatchObject({ ok: true });
    expect(await statusOf(bookingId)).toBe("booked");
  });

  it("is refused when the hold has run out, and to anybody else", async () => {
    const who = await customer();
    const bookingId = await held(who);
    const late = { ...who, now: addMinutes(ctx.now, 10) };
    expect(await confirm(late, bookingId)).toMatchObject({ reason: "hold_over" });
    for (const other of [await customer(), as("visitor")]) {
      expect(await confirm(other, bookingId)).toMatchObject({ reason: "not_found" });
    }
    expect(await confirm(who, "nothing")).toMatchObject({ reason: "not_found" });
  });

  it("is refused when the doctor is not there any more", async () => {
    const who = await customer();
    const bookingId = await held(who);
    await db.update(doctors).set({ isActive: false }).where(eq(doctors.id, doctorId));
    expect(await confirm(who, bookingId)).toMatchObject({ reason: "doctor_gone" });
  });

  it("the sweep leaves alone what is running or booked", async () => {
    const [one, other, third] = [await customer(), await customer(), await customer()];
    const gone = await held({ ...one, now: addMinutes(ctx.now, -11) });
    const running = await held(other, addMinutes(MONDAY_NINE, 45));
    const kept = await booked(third, addMinutes(MONDAY_NINE, 90));
    await removeRunOutHolds(ctx);
    expect([await statusOf(gone), await statusOf(running), await statusOf(kept)]).toEqual([
      undefined,
      "held",
      "booked",
    ]);
  });
});

const cancel = (who: Ctx, bookingId: string, expectsCost: "nothing" | "late" = "nothing") =>
  cancelBooking(who, { bookingId, expectsCost });

describe("cancelling", () => {
  it("gives the slot back, once", async () => {
    const [who, other] = [await customer(), await customer()];
    const bookingId = await booked(who);
    expect(await cancel(who, bookingId)).toMatchObject({ ok: true });
    expect(await cancel(who, bookingId)).toMatchObject({ ok: true });
    expect(await holdSlot(other, wish())).toMatchObject({ ok: true });
  });

  it("within the last day is for who read what it costs, and not once it began", async () => {
    const who = await customer();
    const bookingId = await booked(who);
    const late = { ...who, now: addMinutes(MONDAY_NINE, -24 * 60 + 1) };
    expect(await cancel(late, bookingId)).toMatchObject({ reason: "costs_now" });
    const begun = { ...who, now: MONDAY_NINE };
    expect(await cancel(begun, bookingId, "late")).toMatchObject({ reason: "over" });
    expect(await cancel(late, bookingId, "late")).toMatchObject({ ok: true });
  });

  it("is possible of what was booked less than a day ahead", async () => {
    const short = { ...(await customer()), now: addMinutes(MONDAY_NINE, -5 * 60) };
    const bookingId = await booked(short);
    expect(await cancel(short, bookingId, "late")).toMatchObject({ ok: true });
  });

  it("is refused to anybody else, and of what is only held", async () => {
    const who = await customer();
    const bookingId = await held(who);
    expect(await cancel(who, bookingId)).toMatchObject({ reason: "not_booked" });
    await confirm(who, bookingId);
    expect(await cancel(await customer(), bookingId)).toMatchObject({
      reason: "not_found",
    });
    expect(await statusOf(bookingId)).toBe("booked");
  });
});

describe("moving", () => {
  const later = addMinutes(MONDAY_NINE, 45);

  it("takes another slot of the doctor and gives the first back", async () => {
    const [who, other] = [await customer(), await customer()];
    const bookingId = await booked(who);
    expect(await moveBooking(who, { bookingId, startsAt: later })).toMatchObject({ ok: true });
    const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(row).toMatchObject({ startsAt: later, endsAt: addMinutes(later, 45), moves: 1 });
    expect(await holdSlot(other, wish())).toMatchObject({ ok: true });
  });

  it("is refused where it may not be, and the booking stands", async () => {
    const [who, other] = [await customer(), await customer()];
    const bookingId = await booked(who);
    await booked(other, later);
    const move = (by: Ctx, startsAt: Date) => moveBooking(by, { bookingId, startsAt });
    expect(await move(who, later)).toMatchObject({ reason: "taken" });
    expect(await move(who, addMinutes(MONDAY_NINE, 5))).toMatchObject({ reason: "taken" });
    expect(await move(other, addMinutes(MONDAY_NINE, 90))).toMatchObject({ reason: "not_found" });
    const late = { ...who, now: addMinutes(MONDAY_NINE, -60) };
    expect(await move(late, addMinutes(MONDAY_NINE, 90))).toMatchObject({ reason: "too_late" });
    const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(row).toMatchObject({ startsAt: MONDAY_NINE, moves: 0 });
  });

  it("by many at once to one slot is one's alone", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, customer));
    const own: string[] = [];
    for (const [index, who] of all.entries()) {
      own.push(await booked(who, addMinutes(MONDAY_NINE, index * 45)));
    }
    const startsAt = addMinutes(MONDAY_NINE, 4 * 45);
    const answers = await Promise.all(
      all.map((who, index) => moveBooking(who, { bookingId: own[index] ?? "", startsAt })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
