import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.server.ts";

/** The newest result, in one row. */
export const bookChecks = pgTable(
  "book_checks",
  {
    id: integer().primaryKey().default(1),
    checkedAt: at().notNull(),
    /** A sentence for each problem, at most `MOST_PROBLEMS`. */
    problems: text().array().notNull(),
  },
  (t) => [check("book_checks_one_row", sql`${t.id} = 1`)],
);
