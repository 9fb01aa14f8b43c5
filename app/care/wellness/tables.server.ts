import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";

const owner = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/**
 * How somebody was at a moment, written down by that person. A row exists only under a consent of
 * its owner, and goes with it; with the account it goes as well.
 */
export const wellnessEntries = pgTable(
  "wellness_entries",
  {
    /** Made where the entry was written, before it was sent. */
    id: id(),
    userId: owner(),
    takenAt: at().notNull(),
    mood: smallint().notNull(),
    energy: smallint().notNull(),
    weightGrams: integer(),
    sleepMinutes: smallint(),
    /** Notes and symptoms, under a key that is not in the database. Null where there are none. */
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
 * Every entry that ever arrived, also one that was deleted since: what a phone sends again must not
 * be stored twice, nor come back. It says nothing about anybody's health.
 */
export const wellnessReceipts = pgTable(
  "wellness_receipts",
  {
    entryId: id(),
    userId: owner(),
    /** Of what was sent, under a key that is not in the database. */
    digest: text().notNull(),
    receivedAt: at().notNull(),
  },
  (t) => [index().on(t.userId)],
);
