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
 * Links that make somebody staff. One without an address is the setup link, which makes the first
 * owner; every other is an invite, and its role is granted once that address is confirmed.
 */
export const staffInvites = pgTable(
  "staff_invites",
  {
    id: id(),
    email: text(),
    role: text().$type<StaffRole>().notNull(),
    /** Null until the invite was mailed: the token itself is only in the link. */
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

/** Who registered as staff without an invite. An owner decides, once for each account. */
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

/** Which mails about the work of the shop somebody of the staff gets; without a row, none. */
export const staffMailChoices = pgTable("staff_mail_choices", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** A topic that is missing is off. */
  choices: jsonb().$type<Partial<Record<StaffTopic, TopicMails>>>().notNull(),
  /** From when on in Manila the daily mail is due. */
  digestHour: integer().notNull(),
  /** The last day on which it was looked what waits, whether there was a mail or not. */
  digestDay: text(),
  changedAt: at().notNull(),
});
