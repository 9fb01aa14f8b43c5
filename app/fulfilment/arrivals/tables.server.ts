import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { Decision, Felt } from "./rules/arrival-terms.ts";
import type { Answer, ColdGood } from "./rules/judge-arrival.ts";

/** Buyers' reports on parcels of cold goods, at most one per parcel. */
export const arrivals = pgTable(
  "arrivals",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The number of the parcel within its order. */
    parcel: integer().notNull().default(1),
    felt: text().$type<Felt>().notNull(),
    /** Hours since the courier's pickup. Null if the buyer does not know. */
    hours: integer(),
    /** A snapshot of the allowances that led to the answer. */
    goods: jsonb().$type<ColdGood[]>().notNull(),
    answer: text().$type<Answer>().notNull(),
    /** The photo in the file store. Null without a photo, and after its time. */
    fileId: uuid(),
    /** The key of the last form, so that sending it twice has one effect. */
    formKey: uuid().notNull(),
    reportedAt: at().notNull(),
    decision: text().$type<Decision>(),
    /** The reply of staff to the buyer. */
    reply: text().notNull().default(""),
    decidedAt: at(),
    version: version(),
  },
  (t) => [
    unique("arrivals_of_parcel").on(t.orderId, t.parcel),
    index("arrivals_newest").on(t.reportedAt, t.id),
    index("arrivals_of_file").on(t.fileId),
    index("arrivals_to_decide")
      .on(t.reportedAt)
      .where(sql`${t.answer} = 'wait' and ${t.decision} is null`),
    check("arrivals_felt", sql`${t.felt} in ('cold', 'cool', 'warm')`),
    check("arrivals_hours", sql`${t.hours} >= 0`),
    check("arrivals_answer", sql`${t.answer} in ('fine', 'wait')`),
    check("arrivals_decision", sql`${t.decision} in ('replacement', 'fine')`),
    check("arrivals_decided", sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    check("arrivals_waited", sql`${t.decision} is null or ${t.answer} = 'wait'`),
  ],
);
