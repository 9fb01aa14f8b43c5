import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";

/** Authenticator apps, one for each account at most. */
export const authenticatorApps = pgTable("authenticator_apps", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** The key that the app and the shop share, sealed. */
  sealedKey: text().notNull(),
  createdAt: at().notNull(),
  /** Null until a code of the app was typed: before that it proves nothing. */
  confirmedAt: at(),
  /** The 30 seconds whose code was used last: neither it nor an earlier one is accepted again. */
  usedStep: integer(),
});

/** Codes to write down for the day the phone is gone. Each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** A digest under the shop's secret: a copy of the table alone is no use for guessing. */
    codeDigest: text().notNull(),
    usedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeDigest] })],
);

/** What somebody sent before they proved who they are, to send it again after that. */
export const waitingForms = pgTable(
  "waiting_forms",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    method: text().$type<"GET" | "POST">().notNull(),
    /** The path and the query that it was sent to, and the page to go back to. */
    address: text().notNull(),
    backTo: text(),
    /** The fields as JSON, sealed: they may hold anything that a form does. */
    sealedFields: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.createdAt)],
);

/** Passkeys: keys that a phone, a computer or a security key holds, and the shop can check. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** How the device names it, and the half of it that may be known; base64url. */
    credentialId: text().notNull().unique("passkeys_credential_id_unique"),
    publicKey: text().notNull(),
    /** How often it was used, as the device counts; 0 forever where it does not. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How a browser may reach it: `internal`, `hybrid`, `usb`, ... */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: at().notNull(),
    usedAt: at(),
  },
  (t) => [index().on(t.userId)],
);
