import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import { FOLDED, PLAIN } from "#app/lib/search-text.ts";
import { taggedRecords, tagWords } from "#app/running/tags/tables.server.ts";
import type { Gender } from "./rules/person-facts.ts";

/**
 * Buyers with an account or as guests. A trigger on `users` adds the row of an account, and a
 * trigger on `orders` adds the row of a guest, so that neither exists without a customer.
 */
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
    /** Entered by the customer in the profile. Staff see it, but no list or file contains it. */
    dateOfBirth: date(),
    gender: text().$type<Gender>(),
    addressLine1: text(),
    addressLine2: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    country: text().notNull().default("PH"),
    marketingConsent: boolean().notNull().default(false),
    /** Mails and parcels of this customer mention neither the shop's name nor its products. */
    isDiscreet: boolean().notNull().default(false),
    /** Known only by the addresses of guest orders. */
    isGuest: boolean().notNull().default(false),
    /** Paid orders, counted by the paid event. */
    orderCount: integer().notNull().default(0),
    createdAt: at().notNull().defaultNow(),
    /** The text that staff search: names, address and phone, in lower case without accents. */
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
    index("customers_by_email").on(sql`lower(${t.email})`),
    index("customers_with_account")
      .on(t.createdAt, t.id)
      .where(sql`${t.userId} is not null`),
    index("customers_without_account")
      .on(t.createdAt, t.id)
      .where(sql`${t.userId} is null`),
    check("customers_guest_has_no_account", sql`not (${t.isGuest} and ${t.userId} is not null)`),
    index("customers_search").using("gin", t.searchText.op("gin_trgm_ops")),
  ],
);

/** The columns of an address to which parcels go. */
export const addressColumns = () => ({
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text(),
  address: text().notNull(),
  addressLine2: text(),
  barangay: text(),
  city: text().notNull(),
  province: text(),
  postalCode: text(),
  /** From `places`: the code of the barangay, or else of the city. Null if unknown. */
  psgcCode: text(),
  country: text().notNull().default("PH"),
});

/** A customer's delivery addresses; at most one is the default. */
export const customerAddresses = pgTable(
  "customer_addresses",
  {
    /** The id comes from the form, so a form sent twice adds one address. */
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    ...addressColumns(),
    isDefault: boolean().notNull().default(false),
    createdAt: at().notNull(),
    version: version(),
  },
  (t) => [
    index("customer_addresses_of_customer").on(t.customerId, t.createdAt),
    uniqueIndex("customer_addresses_one_default")
      .on(t.customerId)
      .where(sql`${t.isDefault}`),
    check("customer_addresses_within_ph", sql`${t.country} = 'PH'`),
  ],
);

/**
 * The customer record of each address on guest orders. Most guests have one address; a merge gives
 * a record another.
 */
export const guestAddresses = pgTable(
  "guest_addresses",
  {
    /** Lower case. */
    email: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
  },
  (t) => [index().on(t.customerId)],
);

/**
 * Purchase figures of each customer: the number of paid and kept orders, the amount paid less
 * refunds, and the date of the newest order. Triggers update them in the transaction of the change.
 */
export const customerFigures = pgTable(
  "customer_figures",
  {
    customerId: uuid()
      .primaryKey()
      .references(() => customers.id, { onDelete: "cascade" }),
    orders: integer().notNull().default(0),
    /** In centavos. */
    spent: bigint({ mode: "number" }).notNull().default(0),
    lastOrderAt: at(),
  },
  (t) => [index().on(t.spent), index().on(t.lastOrderAt)],
);

export const customerTags = tagWords("customer_tags");

export const taggedCustomers = taggedRecords("tagged_customers", {
  words: customerTags,
  column: "customer_id",
  record: () => customers.id,
  onDelete: "cascade",
});

/** Staff notes about a customer. A trigger refuses changes to their text. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    /** The id comes from the form, so a form sent twice adds one note. */
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

/** Browsers in which an account was opened. Guesses in other browsers never make them wait. */
export const knownDevices = pgTable(
  "known_devices",
  {
    /** The hash of the token in the browser's cookie. */
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

/** Requests for a new account address, which applies when both mailboxes have agreed. */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    oldEmail: text().notNull(),
    newEmail: text().notNull(),
    /**
     * Hashes of the mailed links; null until they are mailed, and if the new address was in use.
     */
    oldTokenHash: text().unique(),
    newTokenHash: text().unique(),
    askedAt: at().notNull(),
    expiresAt: at().notNull(),
    allowedAt: at(),
    confirmedAt: at(),
    doneAt: at(),
    endedAt: at(),
  },
  (t) => [
    index().on(t.userId),
    uniqueIndex("email_changes_one_open")
      .on(t.userId)
      .where(sql`${t.doneAt} is null and ${t.endedAt} is null`),
  ],
);
