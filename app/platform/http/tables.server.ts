import { bigint, index, integer, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { at } from "../database/columns.server.ts";
import { MISSING_KINDS } from "./missing-address.ts";

/**
 * Written by the rate limiter library alone, which fixes these column names. Unlogged: a crash of
 * PostgreSQL empties the table, and no count waits for the disk.
 */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});

/** Unknown addresses. They contain no personal data; the oldest are deleted beyond a limit. */
export const missingPages = pgTable(
  "missing_pages",
  {
    path: text().primaryKey(),
    kind: text({ enum: MISSING_KINDS }).notNull(),
    referrer: text(),
    seen: bigint({ mode: "number" }).notNull(),
    firstSeenAt: at().notNull(),
    lastSeenAt: at().notNull(),
  },
  (table) => [index("missing_pages_by_age").on(table.kind, table.lastSeenAt.desc())],
);
