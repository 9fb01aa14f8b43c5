import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { AskedBy } from "./rules/erasure-terms.ts";

/**
 * Who wants to be forgotten, and when that was done. The row stays as the proof of it: what it says of
 * the person is an id that leads to a pseudonym.
 */
export const erasures = pgTable(
  "erasures",
  {
    id: id(),
    /** Of the customer’s record, which goes where no order needs it. */
    customerId: uuid().notNull(),
    askedBy: text().$type<AskedBy>().notNull(),
    /** In the words of the staff who asked for a guest; gone once it is done. */
    reason: text(),
    askedAt: at().notNull(),
    dueAt: at().notNull(),
    /** Since when something is in the way of it, though it is due. */
    waitingSince: at(),
    keptAt: at(),
    doneAt: at(),
    /** What the person is called in what stays. */
    code: text().unique(),
  },
  (t) => [
    uniqueIndex("erasures_open")
      .on(t.customerId)
      .where(sql`${t.keptAt} is null and ${t.doneAt} is null`),
    index("erasures_due")
      .on(t.dueAt, t.id)
      .where(sql`${t.keptAt} is null and ${t.doneAt} is null`),
    index().on(t.customerId),
    check("erasures_asked_by", sql`${t.askedBy} in ('owner', 'staff')`),
    check("erasures_one_end", sql`num_nonnulls(${t.keptAt}, ${t.doneAt}) < 2`),
    check("erasures_done", sql`(${t.doneAt} is null) = (${t.code} is null)`),
  ],
);
