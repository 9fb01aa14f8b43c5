import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "#app/people/customers/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { ConcessionKind, ConcessionState } from "./rules/concession-terms.ts";

/**
 * Who declared to be a senior citizen or a person with disability, and what staff found. What shows the
 * ID is kept until some days after the decision; what is left says whose it was, and not its number.
 */
export const concessions = pgTable(
  "concessions",
  {
    /** Of the form it came from: sending it twice declares once. */
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<ConcessionKind>().notNull(),
    state: text().$type<ConcessionState>().notNull().default("waiting"),
    /** Name and number as on the ID, encrypted; null once they are forgotten. */
    sealed: text(),
    idEnd: text().notNull(),
    /** Who issued it, such as a city. */
    issuer: text().notNull(),
    /** In the store of files, encrypted; null once they are forgotten. */
    frontFile: uuid(),
    backFile: uuid(),
    declaredAt: at().notNull(),
    decidedAt: at(),
    decidedBy: text(),
    /** Why it was refused, for its owner. */
    reason: text(),
    /** The last day it counts; null for no end. */
    validUntil: date(),
    version: version(),
  },
  (t) => [
    index("concessions_of_customer").on(t.customerId, t.declaredAt),
    uniqueIndex("concessions_one_of_kind")
      .on(t.customerId, t.kind)
      .where(sql`${t.state} in ('waiting', 'approved')`),
    index("concessions_waiting")
      .on(t.declaredAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index("concessions_to_forget")
      .on(t.decidedAt)
      .where(sql`${t.sealed} is not null`),
    index("concessions_front").on(t.frontFile),
    index("concessions_back").on(t.backFile),
    check("concessions_kind", sql`${t.kind} in ('senior', 'pwd')`),
    check("concessions_state", sql`${t.state} in ('waiting', 'approved', 'refused', 'withdrawn')`),
    check("concessions_decided", sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
    check("concessions_reason", sql`(${t.state} = 'refused') = (${t.reason} is not null)`),
    check(
      "concessions_shown",
      sql`(${t.sealed} is null) = (${t.frontFile} is null) and (${t.backFile} is null or ${t.frontFile} is not null)`,
    ),
    check("concessions_waiting_has_id", sql`${t.state} <> 'waiting' or ${t.sealed} is not null`),
  ],
);
