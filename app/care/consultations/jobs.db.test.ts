import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { cancelBooking } from "./commands/cancel-booking.server.ts";
import { confirmBooking } from "./commands/confirm-booking.server.ts";
import { holdSlot } from "./commands/hold-slot.server.ts";
import { moveBooking } from "./commands/move-booking.server.ts";
import { savePreVisit } from "./commands/save-pre-visit.server.ts";
import { bookingJobs, makeBookableDoctor, MONDAY_NINE, somePreVisit } from "./factories.ts";
import { bookings } from "./tables.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const customer = as(await accountOf(ctx, "customer", { email: "maria@example.test" }));
const later = addMinutes(MONDAY_NINE, 45);
let bookingId = "";

beforeEach(async () => {
  await db.delete(bookings);
  await db.delete(mails);
  const doctorId = await makeBookableDoctor(ctx);
  const held = await holdSlot(customer, { doctorId, type: "initial", startsAt: MONDAY_NINE });
  if (!held.ok) throw new Error(held.reason);
  bookingId = held.value.bookingId;
});

const confirm = () => confirmBooking(customer, { bookingId, expectsCredit: false });

/** The mails that due jobs have sent by then, in alphabetical order. */
async function told(at = ctx.now): Promise<string[]> {
  await db.delete(mails);
  await drainJobs(pool, bookingJobs, { at });
  const all = await db.select().from(mails);
  return all.map(({ to, subject }) => `${to}: ${subject.replace(/C-\d\d-\d+/, "C")}`).toSorted();
}

test("a booking is mailed to its customer, with a calendar file, and to its doctor", async () => {
  await confirm();
  expect(await told()).toEqual([
    "maria@example.test: Your consultation C is booked",
    "santos@private.example: New consultation C",
  ]);
  const [mail] = await db.select().from(mails).where(eq(mails.to, "maria@example.test"));
  expect(mail?.calendar).toContain("DTSTART:20261123T010000Z");
  expect(mail?.text).toContain("Mon, Nov 23, 9:00 AM to 9:45 AM");
  expect(mail?.text).toContain("$199 USD, paid to the clinic");
});

test("it is mailed again when it moves, and when it is cancelled", async () => {
  await confirm();
  await told();
  await moveBooking(customer, { bookingId, startsAt: later });
  expect(await told()).toEqual([
    "maria@example.test: Your consultation C has a new time",
    "santos@private.example: Consultation C has a new time",
  ]);
  await cancelBooking(customer, { bookingId, expectsCost: "nothing" });
  expect(await told()).toEqual([
    "maria@example.test: Your consultation is canceled (C)",
    "santos@private.example: Consultation C is canceled",
  ]);
});

test("a day before it comes a reminder, of the time it has by then", async () => {
  await confirm();
  await moveBooking(customer, { bookingId, startsAt: later });
  await told();
  expect(await told(addDays(MONDAY_NINE, -1))).toEqual([]);
  expect(await told(addDays(later, -1))).toEqual([
    "maria@example.test: Your consultation C is tomorrow",
  ]);
});

test("the reminder asks for the form before the visit only while it is missing", async () => {
  await confirm();
  await told();
  const textOf = async () => {
    await told(addDays(MONDAY_NINE, -1));
    return (await db.select().from(mails))[0]?.text;
  };
  const missing = await textOf();
  expect(missing).toContain("You haven’t filled in the form for your visit yet");
  expect(missing).toContain(`/consultation/booking/${bookingId}/form`);
});

test("of a form that is filled in, the reminder repeats nothing", async () => {
  await confirm();
  await told();
  await savePreVisit(customer, somePreVisit(bookingId));
  await told(addDays(MONDAY_NINE, -1));
  const [mail] = await db.select().from(mails);
  expect(mail?.text).not.toContain("You haven’t filled in");
  expect(mail?.text).not.toContain("Metformin");
});

test("of one that is cancelled nobody is reminded", async () => {
  await confirm();
  await cancelBooking(customer, { bookingId, expectsCost: "nothing" });
  await told();
  expect(await told(addDays(MONDAY_NINE, -1))).toEqual([]);
});

test("a hold that nobody confirmed is forgotten a day after it ran out", async () => {
  const forgetAt = async (at: Date) => {
    await enqueueAny(db, "consultations.forget-holds", {});
    await drainJobs(pool, bookingJobs, { at });
    return db.$count(bookings);
  };
  const over = addMinutes(ctx.now, 10);
  expect(await forgetAt(addMinutes(addDays(over, 1), -1))).toBe(1);
  expect(await forgetAt(addDays(over, 1))).toBe(0);
});
