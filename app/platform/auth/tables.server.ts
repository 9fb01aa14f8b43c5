import { boolean, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { at } from "../database/columns.server.ts";

/** The account library's tables; the columns are the ones it expects by name. */
export const user = pgTable("users", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  firstName: text(),
  lastName: text(),
  /** Its password is printed in the README, so it only works on the machine itself. */
  isDemo: boolean().notNull().default(false),
  /** For the list of staff. Null until the first sign-in. */
  lastSignInAt: at(),
  createdAt: at().notNull().defaultNow(),
  updatedAt: at().notNull().defaultNow(),
});

export const session = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    token: text().notNull().unique(),
    expiresAt: at().notNull(),
    /** The network it was last used from: no address, and nothing that a browser said. */
    ipAddress: text(),
    userAgent: text(),
    /** When its holder last proved who they are: by a password, a code or Google. */
    provenAt: at().defaultNow(),
    /** The staff member's company opened it. */
    byCompany: boolean().notNull().default(false),
    /** To the minute for staff, whose sessions end when idle; to the hour for customers. */
    lastSeenAt: at().notNull().defaultNow(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);

export const account = pgTable(
  "accounts",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: at(),
    refreshTokenExpiresAt: at(),
    scope: text(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.userId), unique("accounts_one_owner").on(t.providerId, t.accountId)],
);

export const verification = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at().notNull(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.identifier), index().on(t.expiresAt)],
);
