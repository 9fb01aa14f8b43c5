import { and, eq, sql, type SQL } from "drizzle-orm";
import type { MailOutcome, MailWatch } from "#app/platform/mail/jobs.server.ts";
import { needsConsent } from "../rules/automation-terms.ts";
import { automationRuns } from "../tables.server.ts";

const WENT: readonly MailOutcome[] = ["sent", "stored"];

/**
 * Checks mails of automations as they leave, because consent may have ended since they were queued.
 */
export function automationWatch(agrees: (email: SQL) => SQL): MailWatch {
  return {
    follows: ({ dedupeKey }) => dedupeKey.startsWith("automation:"),
    async reasonAgainst({ db }, { id }) {
      const [run] = await db
        .select({
          automation: automationRuns.automation,
          agrees: sql<boolean>`${agrees(sql`automation_runs.email`)}`,
        })
        .from(automationRuns)
        .where(eq(automationRuns.mailId, id));
      // The reader's data was erased in the meantime.
      if (!run) return "no_recipient";
      return needsConsent(run.automation) && !run.agrees ? "no_consent" : undefined;
    },
    async became({ db }, { id }, outcome) {
      if (WENT.includes(outcome)) return;
      await db
        .update(automationRuns)
        .set({ state: "skipped", endedWhy: outcome })
        .where(and(eq(automationRuns.mailId, id), eq(automationRuns.state, "sent")));
    },
  };
}
