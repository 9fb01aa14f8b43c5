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
import type { Effect, RedFlag } from "./rules/felt.ts";
import type { Feeling, HealthChange, RefillOutcome, StrengthWish } from "./rules/decide-refill.ts";
import type { ContactWay, PlanState } from "./rules/plan-terms.ts";
import type { Site } from "./rules/rotate-sites.ts";

const owner = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/**
 * A clinician's instruction for a patient. No one can change it (a trigger refuses it): a newer one
 * for the same product replaces it. It is deleted with the patient's account.
 */
export const doseInstructions = pgTable(
  "dose_instructions",
  {
    /** The form's key: sending it twice writes one instruction. */
    id: id(),
    /** The patient's account. */
    userId: owner(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** The visit of the instruction; null without one, and once the visit is deleted. */
    bookingId: uuid().references(() => bookings.id, { onDelete: "set null" }),
    /** The day and the way in which the clinician spoke with the patient without a visit. */
    contactOn: date(),
    contactBy: text().$type<ContactWay>(),
    clinicianId: text().references(() => user.id, { onDelete: "set null" }),
    /** The clinician's name at that time. */
    clinicianName: text().notNull(),
    steps: jsonb().$type<InstructedStep[]>().notNull(),
    everyDays: integer().notNull(),
    /**
     * The strength of vial and the amount of water to mix; null if the instruction does not say.
     */
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
 * Courses that customers follow. These tables contain health data: a row exists only with its
 * owner's consent and is deleted with it, or with the account.
 */
export const therapyPlans = pgTable(
  "therapy_plans",
  {
    /** The form's key: sending it twice starts one plan. */
    id: id(),
    userId: owner(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Null for a course by the label. */
    instructionId: uuid().references(() => doseInstructions.id),
    /** The step of the label's ladder, from 0. */
    step: smallint().notNull().default(0),
    /** The days of the doses are counted from this day. */
    startsOn: date().notNull(),
    state: text().$type<PlanState>().notNull(),
    /** When the owner was shown how to draw a dose. */
    shownAt: at(),
    /** The hour in Manila for the mail about a due dose; null for no mail. */
    reminderHour: smallint(),
    /** The last day on which the job checked for a reminder. */
    remindedOn: date(),
    /** The start of a pause, and the day on which the plan resumes by itself, if one was chosen. */
    pausedOn: date(),
    pausedUntil: date(),
    /** The owner chose not to be asked about a refill before this day. */
    refillSkippedUntil: date(),
    /** The day of the refill in the latest mail; null once no refill is due. */
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

/** Mixed vials, with the order line and lot they came from. */
export const therapyVials = pgTable(
  "therapy_vials",
  {
    /** The form's key: sending it twice opens one vial. */
    id: id(),
    userId: owner(),
    planId: uuid()
      .notNull()
      .references(() => therapyPlans.id, { onDelete: "cascade" }),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    lotId: uuid().references(() => lots.id),
    /** The contents by the label; null if not on record. */
    contentMicrograms: integer(),
    /** The water by the instruction at that time; null without one. */
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

/** Doses taken, at most one per day of a course. */
export const therapyDoses = pgTable(
  "therapy_doses",
  {
    /** The id is made on the device that logs the dose, so sending it twice logs one. */
    id: id(),
    userId: owner(),
    planId: uuid()
      .notNull()
      .references(() => therapyPlans.id, { onDelete: "cascade" }),
    vialId: uuid().references(() => therapyVials.id, { onDelete: "set null" }),
    /** The instruction that the dose followed; null for the label. */
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
 * Every dose ever received, even if it was changed or removed since. A dose that a phone sends
 * again must not be logged twice or reappear. The rows contain no health data.
 */
export const therapyReceipts = pgTable(
  "therapy_receipts",
  {
    doseId: id(),
    userId: owner(),
    /** A digest of the form, made with a key outside the database. */
    digest: text().notNull(),
    receivedAt: at().notNull(),
  },
  (t) => [index().on(t.userId)],
);

/** Effects that customers felt on a day, and warning signs they ticked. */
export const therapyEffects = pgTable(
  "therapy_effects",
  {
    /** The form's key: sending it twice stores one note. */
    id: id(),
    userId: owner(),
    felt: text().array().$type<Effect[]>().notNull(),
    feltOn: date().notNull(),
    notedAt: at().notNull(),
  },
  (t) => [index().on(t.userId, t.feltOn)],
);

/** An owner's answers before a refill of a course. They order and pay nothing. */
export const therapyCheckIns = pgTable(
  "therapy_check_ins",
  {
    /** The form's key: sending it twice stores one check-in. */
    id: id(),
    userId: owner(),
    planId: uuid()
      .notNull()
      .references(() => therapyPlans.id, { onDelete: "cascade" }),
    /** The day of the plan that needed the next vial at that time. */
    dueOn: date().notNull(),
    answeredOn: date().notNull(),
    feeling: text().$type<Feeling>().notNull(),
    flags: text().array().$type<RedFlag[]>().notNull(),
    changes: text().array().$type<HealthChange[]>().notNull(),
    strength: text().$type<StrengthWish>().notNull(),
    outcome: text().$type<RefillOutcome>().notNull(),
    /** The owner's clinicians may read it. */
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
    // A check-in with a warning sign or any trouble never reaches a cart.
    check("therapy_check_ins_cart", sql`${t.outcome} = 'ready' or ${t.inCartAt} is null`),
    check(
      "therapy_check_ins_well",
      sql`${t.outcome} <> 'ready' or (${t.feeling} = 'well' and ${t.strength} <> 'want_change'
        and cardinality(${t.flags}) = 0 and cardinality(${t.changes}) = 0)`,
    ),
  ],
);

/** Subscribed calendars. The address is derived from the id, so revoking it deletes the row. */
export const therapyCalendars = pgTable("therapy_calendars", {
  id: id(),
  userId: owner().unique(),
  createdAt: at().notNull(),
});
