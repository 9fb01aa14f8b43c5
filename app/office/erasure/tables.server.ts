import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { ErasureRequester } from "./rules/erasure-terms.ts";

/**
 * Requests for erasure, and when they were carried out. The row stays as proof. It identifies the
 * person only by an id that leads to a pseudonym.
 */
export const erasures = pgTable(
  "erasures",
  {
    id: id(),
    /** Not a foreign key, because the record is deleted when no order needs it. */
    customerId: uuid().notNull(),
    askedBy: text().$type<ErasureRequester>().notNull(),
    /** The words of the staff who asked for a guest, deleted once the erasure is done. */
    reason: text(),
    askedAt: at().notNull(),
    dueAt: at().notNull(),
    /** When an erasure that is due was first blocked. */
    waitingSince: at(),
    keptAt: at(),
    doneAt: at(),
    /** The pseudonym of the person in the rows that are kept. */
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
