import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

/** The sums of a day in Manila by payment method, in centavos. Days without any have no row. */
export const salesDays = pgTable(
  "sales_days",
  {
    day: date().notNull(),
    method: text().notNull(),
    orders: integer().notNull(),
    paid: bigint({ mode: "number" }).notNull(),
    refunded: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.method] })],
);

/**
 * Days whose sums have to be computed again. Triggers add a row for each write, so that no write
 * waits for another.
 */
export const salesDaysDue = pgTable(
  "sales_days_due",
  { id: uuid().primaryKey().defaultRandom(), day: date().notNull() },
  (t) => [index().on(t.day)],
);
