import { addMinutes } from "#app/lib/dates.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import type { JobPlan } from "#app/platform/jobs/runner.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { confirmBooking } from "./commands/confirm-booking.server.ts";
import { holdSlot } from "./commands/hold-slot.server.ts";
import type { DoctorInput } from "./input.ts";
import { consultationsJobs } from "./jobs.server.ts";
import { bookings, doctorHours, doctors } from "./tables.server.ts";

/** A doctor as a form would send one, nothing left out but the photo. */
export const newDoctor = (given: Partial<DoctorInput> = {}): DoctorInput => ({
  name: "Maria Santos, MD",
  specialization: "Endocrinology",
  email: "santos@private.example",
  phone: "+63 917 555 0100",
  publicEmail: "desk@clinic.example",
  publicPhone: "+63 32 555 0100",
  licenceNumber: "0123456",
  bio: "Sees people with diabetes.",
  photoAlt: null,
  consultationUrl: "https://clinic.example/book",
  isActive: true,
  removePhoto: false,
  ...given,
});

/** The first slot of a bookable doctor after the tests' time: Monday 9:00 in Manila. */
export const MONDAY_NINE = new Date("2026-11-23T01:00:00Z");

/** A doctor who can be booked on Mondays from nine to five, for a test. */
export async function makeBookableDoctor(
  ctx: Ctx,
  given: Parameters<typeof newDoctor>[0] = {},
): Promise<string> {
  const doctorId = ctx.ids.newId();
  const { removePhoto: _, ...facts } = newDoctor(given);
  await ctx.db.insert(doctors).values({ id: doctorId, ...facts, createdAt: ctx.now });
  const hours = { weekday: 1, fromMinute: 9 * 60, toMinute: 17 * 60 };
  await ctx.db.insert(doctorHours).values({ doctorId, ...hours });
  return doctorId;
}

/** A booking as its row is, of a customer of its own unless given, for a test. */
export async function makeBooking(
  ctx: Ctx,
  given: Partial<typeof bookings.$inferInsert> & { doctorId: string },
): Promise<string> {
  const id = ctx.ids.newId();
  const startsAt = given.startsAt ?? MONDAY_NINE;
  const customerId = given.customerId ?? ctx.ids.newId();
  if (!given.customerId) {
    await ctx.db.insert(customers).values({ id: customerId, email: `${id}@example.test` });
  }
  await ctx.db.insert(bookings).values({
    id,
    number: `C-26-${id}`,
    type: "initial",
    endsAt: addMinutes(startsAt, 45),
    status: "booked",
    channel: "video",
    fee: 19_900,
    currency: "USD",
    createdAt: ctx.now,
    ...given,
    customerId,
    startsAt,
  });
  return id;
}

/** A form before a visit with nothing unusual in it, as it is sent the first time, for a test. */
export const somePreVisit = (bookingId: string) => ({
  bookingId,
  answers: {
    reason: "I sleep badly.",
    changed: "",
    medicines: "Metformin, 500 mg a day",
    allergies: "None",
    conditions: "None",
    questions: "May I drive?",
  },
  version: 0,
  agreed: true,
});

type Slot = { doctorId: string; startsAt?: Date; type?: string };

/** Holds a slot for the actor, for a test; a first consultation on Monday by default. */
export async function holdFor(who: Ctx, slot: Slot): Promise<string> {
  const held = await holdSlot(who, { startsAt: MONDAY_NINE, type: "initial", ...slot });
  if (!held.ok) throw new Error(held.reason);
  return held.value.bookingId;
}

/** The same, and books it. */
export async function bookFor(who: Ctx, slot: Slot): Promise<string> {
  const bookingId = await holdFor(who, slot);
  const booked = await confirmBooking(who, { bookingId, expectsCredit: false });
  if (!booked.ok) throw new Error(booked.reason);
  return bookingId;
}

/** Every job a booking causes, for draining them in tests. */
export const bookingJobs: JobPlan = planOf(
  { tasks: [deliverMail] },
  consultationsJobs(createDiskFiles("nowhere")),
);
