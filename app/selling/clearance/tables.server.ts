import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { products } from "#app/goods/catalog/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { ClearanceAnswers, RequestState } from "./rules/clearance-terms.ts";

/**
 * Buyers' requests to clinicians. They are health data: a row exists only with its owner's consent,
 * and is deleted with the account.
 */
export const clearanceRequests = pgTable(
  "clearance_requests",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Requested units. */
    units: integer().notNull(),
    state: text().$type<RequestState>().notNull(),
    /** Null after the consent to store them was withdrawn. */
    answers: jsonb().$type<ClearanceAnswers>(),
    /** A saved assessment that the clinician may read. It may have been deleted since. */
    assessmentId: uuid(),
    /** The version of the privacy notice in the consent. */
    privacyVersion: integer().notNull(),
    /** The clinician who took the request, and whose patient the buyer is. */
    clinicianId: text().references(() => user.id, { onDelete: "set null" }),
    /** The clinician's words with the latest decision. */
    answer: text(),
    askedAt: at().notNull(),
    takenAt: at(),
    decidedAt: at(),
    endedAt: at(),
    version: version(),
  },
  (t) => [
    uniqueIndex("clearance_requests_open")
      .on(t.customerId, t.productId)
      .where(sql`${t.state} in ('asked', 'to_talk')`),
    index("clearance_requests_of_user").on(t.userId, t.askedAt),
    index().on(t.clinicianId),
    index().on(t.productId),
    index("clearance_requests_waiting")
      .on(t.askedAt, t.id)
      .where(sql`${t.state} in ('asked', 'to_talk', 'approved')`),
    check("clearance_requests_units", sql`${t.units} between 1 and 20`),
    check(
      "clearance_requests_state",
      sql`${t.state} in ('asked', 'to_talk', 'approved', 'declined', 'withdrawn', 'expired')`,
    ),
    check(
      "clearance_requests_ended",
      sql`(${t.state} in ('declined', 'withdrawn', 'expired')) = (${t.endedAt} is not null)`,
    ),
    check("clearance_requests_declined", sql`${t.state} <> 'declined' or ${t.answer} is not null`),
  ],
);

/**
 * Approvals of clinicians: units of a product for one customer, for a time. They are not health
 * data, so orders can reference one after its request is deleted.
 */
export const clearanceApprovals = pgTable(
  "clearance_approvals",
  {
    id: id(),
    requestId: uuid()
      .unique()
      .references(() => clearanceRequests.id, { onDelete: "set null" }),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    units: integer().notNull(),
    /** Units used by orders, less returned ones. The same commands write the rows of uses. */
    usedUnits: integer().notNull().default(0),
    validFrom: at().notNull(),
    /** Exclusive. */
    until: at().notNull(),
    clinicianId: text().references(() => user.id, { onDelete: "set null" }),
    /** The clinician's name at the time. */
    clinicianName: text().notNull(),
    /** When the approval was taken back early. */
    endedAt: at(),
  },
  (t) => [
    index().on(t.customerId, t.productId),
    index().on(t.productId),
    index().on(t.clinicianId),
    check("clearance_approvals_units", sql`${t.usedUnits} between 0 and ${t.units}`),
    check("clearance_approvals_time", sql`${t.until} > ${t.validFrom}`),
  ],
);

/** Units of approvals used by orders. Released when the order ends, taken again when it revives. */
export const clearanceUses = pgTable(
  "clearance_uses",
  {
    id: id(),
    approvalId: uuid()
      .notNull()
      .references(() => clearanceApprovals.id),
    orderId: uuid().notNull(),
    units: integer().notNull(),
    usedAt: at().notNull(),
    releasedAt: at(),
  },
  (t) => [
    unique("clearance_uses_once").on(t.orderId, t.approvalId),
    index().on(t.approvalId),
    check("clearance_uses_units", sql`${t.units} > 0`),
  ],
);
