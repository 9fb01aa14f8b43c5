import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { products } from "#app/goods/catalog/tables.server.ts";
import { bookings } from "#app/care/consultations/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { InstructedStep } from "./rules/course.ts";
import type { Felt, RedFlag } from "./rules/felt.ts";
import type { Feeling, HealthChange, RefillOutcome, StrengthWish } from "./rules/decide-refill.ts";
import type { ContactWay, PlanState } from "./rules/plan-terms.ts";
import type { Site } from "./rules/rotate-sites.ts";

const owner = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/**
 * What a clinician wrote for a patient to take. Nobody changes it (a trigger refuses it): a newer one
 * of the same product replaces it. It goes with the account of the patient.
 */
export const doseInstructions = pgTable(
  "dose_instructions",
  {
    /** Of the form it came from: sending it twice writes one. */
    id: id(),
    /** The patient's account. */
    userId: owner(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** The visit at which it was written; null without one, and once the visit is deleted. */
    bookingId: uuid().references(() => bookings.id, { onDelete: "set null" }),
    /** Without a visit: on which day, and in which way, its clinician spoke with the patient. */
    contactOn: date(),
    contactBy: text().$type<ContactWay>(),
    clinicianId: text().references(() => user.id, { onDelete: "set null" }),
    /** As the clinician was called then. */
    clinicianName: text().notNull(),
    steps: jsonb().$type<InstructedStep[]>().notNull(),
    everyDays: integer().notNull(),
    /** The strength of vial that it says how to mix, and with how much water; null where it does not. */
    vialMicrograms: integer(),
    waterMicrolitres: integer(),
    validUntil: date().notNull(),
    writtenAt: at().notNull(),
    replacedAt: at(),
  },
  (t) => [
    uniqueIndex("dose_instructions_newest")
      .on(t.userId, t.productId)
      .where(sql`${t.replacedAt} is null`),
    index().on(t.productId),
    index().on(t.bookingId),
    index().on(t.clinicianId),
    check("dose_instructions_every", sql`${t.everyDays} between 1 and 90`),
    check(
      "dose_instructions_contact",
      sql`num_nonnulls(${t.contactOn}, ${t.contactBy}) in (0, 2)
        and num_nonnulls(${t.contactOn}, ${t.bookingId}) <= 1
        and ${t.contactBy} in ('in_person', 'phone', 'video', 'message')`,
    ),
    check(
      "dose_instructions_mixing",
      sql`num_nonnulls(${t.vialMicrograms}, ${t.waterMicrolitres}) in (0, 2)
        and ${t.vialMicrograms} > 0 and ${t.waterMicrolitres} > 0`,
    ),
  ],
);

/**
 * Courses that customers follow. Here and below health data: a row exists only with its owner's
 * consent, and goes with it and with the account.
 */
export const therapyPlans = pgTable(
  "therapy_plans",
  {
    /** Of the form it came from: sending it twice starts one. */
    id: id(),
    userId: owner(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Null for a course by the label. */
    instructionId: uuid().references(() => doseInstructions.id),
    /** Of the label's ladder, from 0. */
    step: smallint().notNull().default(0),
    /** The days of its doses are counted from it. */
    startsOn: date().notNull(),
    state: text().$type<PlanState>().notNull(),
    /** When its owner was shown how a dose is drawn. */
    shownAt: at(),
    /** The hour in Manila at which a dose that is due is mailed; null for no mail. */
    reminderHour: smallint(),
    /** The last day on which was looked whether to remind. */
    remindedOn: date(),
    /** While it is paused: since when, and the day on which it goes on by itself, if one was chosen. */
    pausedOn: date(),
    pausedUntil: date(),
    /** A refill is not asked about before this day, as its owner chose. */
    refillSkippedUntil: date(),
    /** The day of the refill that was mailed last; null once it is due no more. */
    refillMailedFor: date(),
    createdAt: at().notNull(),
    endedAt: at(),
    version: version(),
  },
  (t) => [
    uniqueIndex("therapy_plans_open")
      .on(t.userId, t.productId)
      .where(sql`${t.state} <> 'stopped'`),
    index().on(t.userId),
    index().on(t.productId),
    index().on(t.instructionId),
    index("therapy_plans_reminding")
      .on(t.reminderHour)
      .where(sql`${t.state} = 'active' and ${t.reminderHour} is not null`),
    check("therapy_plans_state", sql`${t.state} in ('active', 'paused', 'stopped')`),
    check("therapy_plans_ended", sql`(${t.state} = 'stopped') = (${t.endedAt} is not null)`),
    check(
      "therapy_plans_paused",
      sql`${t.state} = 'paused' or num_nonnulls(${t.pausedOn}, ${t.pausedUntil}) = 0`,
    ),
    check("therapy_plans_step", sql`${t.step} between 0 and 20`),
    check("therapy_plans_hour", sql`${t.reminderHour} between 6 and 22`),
  ],
);

/** Vials that were mixed, from which line of an order and which lot. */
export const therapyVials = pgTable(
  "therapy_vials",
  {
    /** Of the form it came from: sending it twice opens one. */
    id: id(),
    userId: owner(),
    planId: uuid()
      .notNull()
      .references(() => therapyPlans.id, { onDelete: "cascade" }),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    lotId: uuid().references(() => lots.id),
    /** What its label says is in it; null where that is not on record. */
    contentMicrograms: integer(),
    /** What it was mixed with, as the instruction of then said; null where none said it. */
    waterMicrolitres: integer(),
    mixedOn: date().notNull(),
    useWithinDays: smallint().notNull(),
    openedAt: at().notNull(),
    discardedAt: at(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.planId),
    index().on(t.orderItemId),
    index().on(t.lotId),
    check("therapy_vials_content", sql`${t.contentMicrograms} > 0`),
    check(
      "therapy_vials_water",
      sql`${t.waterMicrolitres} > 0 and
        (${t.waterMicrolitres} is null or ${t.contentMicrograms} is not null)`,
    ),
    check("therapy_vials_days", sql`${t.useWithinDays} between 1 and 60`),
  ],
);

/** Doses that were taken, at most one a day of a course. */
export const therapyDoses = pgTable(
  "therapy_doses",
  {
    /** Made where it was put in: sending it twice logs one. */
    id: id(),
    userId: owner(),
    planId: uuid()
      .notNull()
      .references(() => therapyPlans.id, { onDelete: "cascade" }),
    vialId: uuid().references(() => therapyVials.id, { onDelete: "set null" }),
    /** The one it was taken by; null for the label. */
    instructionId: uuid().references(() => doseInstructions.id),
    micrograms: integer().notNull(),
    takenOn: date().notNull(),
    site: text().$type<Site>(),
    loggedAt: at().notNull(),
    version: version(),
  },
  (t) => [
    unique("therapy_doses_once_a_day").on(t.planId, t.takenOn),
    index().on(t.userId, t.takenOn),
    index().on(t.vialId),
    index().on(t.instructionId),
    check("therapy_doses_amount", sql`${t.micrograms} > 0`),
    check(
      "therapy_doses_site",
      sql`${t.site} in ('belly_left', 'belly_right', 'thigh_left', 'thigh_right', 'arm_left', 'arm_right')`,
    ),
  ],
);

/**
 * Every dose that ever arrived, also one that was changed or removed since: what a phone sends again
 * must not be logged twice, nor come back. It says nothing about anybody's health.
 */
export const therapyReceipts = pgTable(
  "therapy_receipts",
  {
    doseId: id(),
    userId: owner(),
    /** Of what was sent, under a key that is not in the database. */
    digest: text().notNull(),
    receivedAt: at().notNull(),
  },
  (t) => [index().on(t.userId)],
);

/** What customers felt on a day, and warning signs they ticked. */
export const therapyEffects = pgTable(
  "therapy_effects",
  {
    /** Of the form it came from: sending it twice notes it once. */
    id: id(),
    userId: owner(),
    felt: text().array().$type<Felt[]>().notNull(),
    feltOn: date().notNull(),
    notedAt: at().notNull(),
  },
  (t) => [index().on(t.userId, t.feltOn)],
);

/** What an owner answered before a refill of a course. It orders nothing and pays nothing. */
export const therapyCheckIns = pgTable(
  "therapy_check_ins",
  {
    /** Of the form it came from: sending it twice stores one. */
    id: id(),
    userId: owner(),
    planId: uuid()
      .notNull()
      .references(() => therapyPlans.id, { onDelete: "cascade" }),
    /** The day of the plan that needs the next vial, as it was then. */
    dueOn: date().notNull(),
    answeredOn: date().notNull(),
    feeling: text().$type<Feeling>().notNull(),
    flags: text().array().$type<RedFlag[]>().notNull(),
    changes: text().array().$type<HealthChange[]>().notNull(),
    strength: text().$type<StrengthWish>().notNull(),
    outcome: text().$type<RefillOutcome>().notNull(),
    /** Whether a clinician of its owner may read it. */
    isShared: boolean().notNull(),
    checkedAt: at().notNull(),
    /** When the refill was put into the cart. */
    inCartAt: at(),
  },
  (t) => [
    unique("therapy_check_ins_once").on(t.planId, t.dueOn, t.answeredOn),
    index().on(t.userId, t.answeredOn),
    check("therapy_check_ins_feeling", sql`${t.feeling} in ('well', 'some_trouble', 'not_well')`),
    check(
      "therapy_check_ins_strength",
      sql`${t.strength} in ('same', 'clinician_changed', 'want_change')`,
    ),
    check("therapy_check_ins_outcome", sql`${t.outcome} in ('ready', 'talk', 'urgent')`),
    // A warning sign or any trouble has no cart.
    check("therapy_check_ins_cart", sql`${t.outcome} = 'ready' or ${t.inCartAt} is null`),
    check(
      "therapy_check_ins_well",
      sql`${t.outcome} <> 'ready' or (${t.feeling} = 'well' and ${t.strength} <> 'want_change'
        and cardinality(${t.flags}) = 0 and cardinality(${t.changes}) = 0)`,
    ),
  ],
);

/** Who subscribed their calendar; the address is derived from the id, so revoking deletes the row. */
export const therapyCalendars = pgTable("therapy_calendars", {
  id: id(),
  userId: owner().unique(),
  createdAt: at().notNull(),
});
