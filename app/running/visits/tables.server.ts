import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Step } from "./rules/steps.ts";

/** Visits that reached a step on a day in Manila. The counts are anonymous. */
export const visitCounts = pgTable(
  "visit_counts",
  {
    day: date({ mode: "string" }).notNull(),
    step: text().$type<Step>().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.step] }),
    check("visit_counts_count", sql`${t.count} > 0`),
  ],
);
