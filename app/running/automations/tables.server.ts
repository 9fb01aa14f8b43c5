import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { AutomationKey, DelayUnit, Hold, RunState } from "./rules/automation-terms.ts";

/** Automations that staff changed; the others have no row. */
export const automations = pgTable(
  "automations",
  {
    key: text().$type<AutomationKey>().primaryKey(),
    isOn: boolean().notNull(),
    delay: integer().notNull(),
    delayUnit: text().$type<DelayUnit>().notNull(),
    /** Mails that were due before this time are not sent. */
    onSince: at(),
    version: version(),
  },
  (t) => [
    check("automations_delay", sql`${t.delay} >= 0`),
    check("automations_on_since", sql`not ${t.isOn} or ${t.onSince} is not null`),
  ],
);

/** Runs of automations, current and ended. The unique row per cause prevents a second mail. */
export const automationRuns = pgTable(
  "automation_runs",
  {
    id: id(),
    automation: text().$type<AutomationKey>().notNull(),
    /** The id of the record that caused the run; its follower defines the format. */
    cause: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    state: text().$type<RunState>().notNull(),
    waitsFor: text().$type<Hold>(),
    endedWhy: text(),
    enteredAt: at().notNull(),
    dueAt: at().notNull(),
    /** The next check: the due time, or the time at which the wait ends. */
    lookAt: at().notNull(),
    endedAt: at(),
    mailId: uuid().unique(),
    /** SHA-256 of the token in the unsubscribe link. */
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
