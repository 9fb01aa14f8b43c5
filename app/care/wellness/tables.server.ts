import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";

const owner = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/**
 * A person's own notes on how they were at a moment. Each row exists only under its owner's consent
 * and is deleted with it, or with the account.
 */
export const wellnessEntries = pgTable(
  "wellness_entries",
  {
    /** The id is made where the entry is written, before it is sent. */
    id: id(),
    userId: owner(),
    takenAt: at().notNull(),
    mood: smallint().notNull(),
    energy: smallint().notNull(),
    weightGrams: integer(),
    sleepMinutes: smallint(),
    /** Notes and symptoms, encrypted with a key outside the database. Null without any. */
    sealed: text(),
    createdAt: at().notNull(),
    version: version(),
  },
  (t) => [
    index().on(t.userId, t.takenAt, t.id),
    check("wellness_scales", sql`${t.mood} between 1 and 10 and ${t.energy} between 1 and 10`),
    check("wellness_weight", sql`${t.weightGrams} between 20000 and 410000`),
    check(
      "wellness_sleep",
      sql`${t.sleepMinutes} between 0 and 1440 and ${t.sleepMinutes} % 30 = 0`,
    ),
  ],
);

/**
 * Every entry ever received, even if it was deleted since. An entry that a phone sends again must
 * not be stored twice or reappear. The rows contain no health data.
 */
export const wellnessReceipts = pgTable(
  "wellness_receipts",
  {
    entryId: id(),
    userId: owner(),
    /** A digest of the form, made with a key outside the database. */
    digest: text().notNull(),
    receivedAt: at().notNull(),
  },
  (t) => [index().on(t.userId)],
);
