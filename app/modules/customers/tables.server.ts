import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import { FOLDED, PLAIN } from "#app/lib/search-text.ts";

/** A trigger on `users` writes the row, so no account exists without its customer. */
export const customers = pgTable(
  "customers",
  {
    id: id(),
    userId: text()
      .unique()
      .references(() => user.id, { onDelete: "set null" }),
    email: text().notNull(),
    firstName: text(),
    lastName: text(),
    phone: text(),
    addressLine1: text(),
    addressLine2: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    country: text().notNull().default("PH"),
    marketingConsent: boolean().notNull().default(false),
    /** Paid orders, counted by the paid event. */
    orderCount: integer().notNull().default(0),
    createdAt: at().notNull().defaultNow(),
    /** What staff search in: names, address and phone, in small letters without accents. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `translate(lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(phone, '')), '${FOLDED}', '${PLAIN}')`,
        ),
      ),
  },
  (t) => [
    index("customers_newest").on(t.createdAt, t.id),
    index("customers_search").using("gin", t.searchText.op("gin_trgm_ops")),
  ],
);

/** What staff wrote down of a customer. Nobody changes a note: a trigger refuses it. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    /** Of the form it came from: sending it twice writes one note. */
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    authorId: text().references(() => user.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.customerId, t.createdAt), index().on(t.authorId)],
);

/** Browsers that an account was opened in: guesses made elsewhere never make them wait. */
export const knownDevices = pgTable(
  "known_devices",
  {
    /** Of the token in the browser's cookie. */
    tokenHash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    usedAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.userId] }),
    index().on(t.userId),
    index().on(t.usedAt),
  ],
);
