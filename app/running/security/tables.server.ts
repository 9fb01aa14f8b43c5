import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";

/** Authenticator apps, at most one per account. */
export const authenticatorApps = pgTable("authenticator_apps", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** The secret that the app and the shop share, sealed. */
  sealedKey: text().notNull(),
  createdAt: at().notNull(),
  /** Null until the user types a code of the app; an unconfirmed app proves nothing. */
  confirmedAt: at(),
  /** The 30-second step of the last used code: its code and earlier ones are not accepted again. */
  usedStep: integer(),
});

/** Codes that a user writes down in case the phone is lost. Each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** A digest with the shop's secret, so a copy of the table is no help for guessing. */
    codeDigest: text().notNull(),
    usedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeDigest] })],
);

/** Forms that users sent before they proved their identity, to be sent again afterwards. */
export const waitingForms = pgTable(
  "waiting_forms",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    method: text().$type<"GET" | "POST">().notNull(),
    /** The path and query that the form was sent to, and the page to return to. */
    address: text().notNull(),
    backTo: text(),
    /** The fields as sealed JSON, because they can contain anything. */
    sealedFields: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.createdAt)],
);

/** Passkeys: keys on a phone, a computer or a security key that the shop can verify. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The device's name for the key, and the public key; base64url. */
    credentialId: text().notNull().unique("passkeys_credential_id_unique"),
    publicKey: text().notNull(),
    /** The device's own usage counter; always 0 for devices that do not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How a browser can reach the key: `internal`, `hybrid`, `usb`, ... */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: at().notNull(),
    usedAt: at(),
  },
  (t) => [index().on(t.userId)],
);
