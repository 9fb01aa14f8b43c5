import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { Decision, Felt } from "./rules/arrival-terms.ts";
import type { Answer, ColdGood } from "./rules/judge-arrival.ts";

/** How a parcel of cold goods arrived, as its buyer says; one for a parcel. */
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
    /** From when the courier took it; null where its buyer does not know. */
    hours: integer(),
    /** The allowances by which it was answered, as they were then. */
    goods: jsonb().$type<ColdGood[]>().notNull(),
    answer: text().$type<Answer>().notNull(),
    /** The photo in the store of files; null without one, and after its time. */
    fileId: uuid(),
    /** The form that was last carried out, so that a double press is one. */
    formKey: uuid().notNull(),
    reportedAt: at().notNull(),
    decision: text().$type<Decision>(),
    /** What staff write to the buyer about it. */
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
