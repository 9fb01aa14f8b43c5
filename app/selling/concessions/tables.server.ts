import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "#app/people/customers/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { ConcessionKind, ConcessionState } from "./rules/concession-terms.ts";

/**
 * Declarations of senior citizens and persons with disability, and the decisions of staff. Pictures
 * and typed details are deleted some days after the decision. The row then still names the
 * customer, but not the full ID number.
 */
export const concessions = pgTable(
  "concessions",
  {
    /** Comes from the form, so that sending a form twice declares once. */
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<ConcessionKind>().notNull(),
    state: text().$type<ConcessionState>().notNull().default("waiting"),
    /** Name and number as on the ID, encrypted. Null after deletion. */
    sealed: text(),
    idEnd: text().notNull(),
    /** The issuer, such as a city. */
    issuer: text().notNull(),
    /** Ids in the file store, whose files are encrypted. Null after deletion. */
    frontFile: uuid(),
    backFile: uuid(),
    declaredAt: at().notNull(),
    decidedAt: at(),
    decidedBy: text(),
    /** The reason of a refusal, which the owner reads. */
    reason: text(),
    /** The last valid day, or null for no end. */
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
