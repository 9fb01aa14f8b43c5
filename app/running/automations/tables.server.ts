import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { AutomationKey, DelayUnit, Hold, RunState } from "./rules/automation-terms.ts";

/** What staff decided of an automation; one that nobody changed has no row. */
export const automations = pgTable(
  "automations",
  {
    key: text().$type<AutomationKey>().primaryKey(),
    isOn: boolean().notNull(),
    delay: integer().notNull(),
    delayUnit: text().$type<DelayUnit>().notNull(),
    /** Since when it is on: nobody whose mail was due before gets it. */
    onSince: at(),
    version: version(),
  },
  (t) => [
    check("automations_delay", sql`${t.delay} >= 0`),
    check("automations_on_since", sql`not ${t.isOn} or ${t.onSince} is not null`),
  ],
);

/** Who is in an automation, or was. One row for each cause: it decides that nobody gets two mails. */
export const automationRuns = pgTable(
  "automation_runs",
  {
    id: id(),
    automation: text().$type<AutomationKey>().notNull(),
    /** The record that caused it, in words of its follower. */
    cause: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    state: text().$type<RunState>().notNull(),
    /** What a waiting one that was due waits for. */
    waitsFor: text().$type<Hold>(),
    /** Why it ended without a mail. */
    endedWhy: text(),
    enteredAt: at().notNull(),
    dueAt: at().notNull(),
    /** When it is looked at next: when it is due, or when what it waits for is over. */
    lookAt: at().notNull(),
    endedAt: at(),
    mailId: uuid().unique(),
    /** SHA-256 of what is in the link that ends such mails. */
    stopTokenHash: text().unique(),
  },
  (t) => [
    unique("automation_runs_once").on(t.automation, t.cause),
    index("automation_runs_due")
      .on(t.lookAt, t.id)
      .where(sql`${t.endedAt} is null`),
    index("automation_runs_counted").on(t.automation, t.state, t.endedAt),
    index("automation_runs_of_mailbox").on(t.email, t.automation, t.endedAt),
    check("automation_runs_ended", sql`(${t.state} = 'waiting') = (${t.endedAt} is null)`),
    check(
      "automation_runs_says_why",
      sql`(${t.state} in ('left', 'skipped')) = (${t.endedWhy} is not null)`,
    ),
  ],
);
