import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Role, StaffRole } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { StaffTopic, TopicMails } from "./rules/staff-topics.ts";

export const userRoles = pgTable(
  "user_roles",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    role: text().$type<Role>().notNull(),
    grantedAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
);

/**
 * Links that add staff. A link without an address is the setup link, which makes the first owner.
 * All others are invites, which grant their role when the address is confirmed.
 */
export const staffInvites = pgTable(
  "staff_invites",
  {
    id: id(),
    email: text(),
    role: text().$type<StaffRole>().notNull(),
    /** Null until the invite is mailed. Only the link has the token itself. */
    tokenHash: text().unique(),
    invitedBy: text().references(() => user.id, { onDelete: "set null" }),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    usedAt: at(),
    grantedAt: at(),
    revokedAt: at(),
  },
  (t) => [index().on(t.email), index().on(t.invitedBy)],
);

/** Users who registered as staff without an invite. An owner decides once per account. */
export const accessRequests = pgTable(
  "access_requests",
  {
    userId: text()
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: at().notNull(),
    decidedAt: at(),
    /** The role that an owner granted; null when they declined. */
    role: text().$type<StaffRole>(),
    decidedBy: text().references(() => user.id, { onDelete: "set null" }),
  },
  (t) => [
    index().on(t.decidedBy),
    index("access_requests_waiting")
      .on(t.createdAt)
      .where(sql`${t.decidedAt} is null`),
  ],
);

/** Each member's choice of mails about the shop's work; without a row they get none. */
export const staffMailChoices = pgTable("staff_mail_choices", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** Topics that are missing are off. */
  choices: jsonb().$type<Partial<Record<StaffTopic, TopicMails>>>().notNull(),
  /** The hour in Manila from which the daily mail is due. */
  digestHour: integer().notNull(),
  /** The last day on which open tasks were checked, with or without a mail. */
  digestDay: text(),
  changedAt: at().notNull(),
});
