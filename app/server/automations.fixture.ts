import { and, desc, eq, like } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { saveAutomation } from "#app/running/automations/commands/save-automation.server.ts";
import { automationsJobs } from "#app/running/automations/jobs.server.ts";
import { automationWatch } from "#app/running/automations/jobs/watch-mails.server.ts";
import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import type { AutomationKey } from "#app/running/automations/rules/automation-terms.ts";
import { automationRuns } from "#app/running/automations/tables.server.ts";
import { mailboxAgrees } from "#app/reach/campaigns/queries/agreed.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Follower } from "#app/running/automations/jobs/follower.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMailAs, mailFrom } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { NOW } from "#tests/now.ts";

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** A shop with these followers. All automations are empty before each test. */
export async function openAutomations(followers: readonly Follower[]) {
  const test = await testContext();
  const { ctx, db, pool, as } = test;
  const owner = as("admin");
  const jobs = automationsJobs({ followers, agrees: mailboxAgrees });
  const sender = mailFrom({ name: "Shop", line: "", replyTo: undefined });
  const plan = planOf({ tasks: [deliverMailAs(sender, [automationWatch(mailboxAgrees)])] }, jobs);
  /** This plan sends nothing, so mails stay as they were written. */
  const writing = planOf(jobs);

  beforeEach(async () => {
    await pool.query(`truncate automations, automation_runs, mail_suppressions, carts,
      graphile_worker._private_jobs cascade;
      delete from mails; update customers set marketing_consent = false`);
  });

  return {
    ...test,
    owner,
    writing,
    /** Runs the due jobs at this many minutes after 10 AM in Manila. */
    async run(minutes: number, which = plan) {
      await enqueueAny(db, "automations.run", {});
      await drainJobs(pool, which, { at: addMinutes(NOW, minutes), retryFailed: true });
    },
    async turn(key: AutomationKey, given: object = {}, when = owner) {
      const { version, delay, delayUnit } = await automationOf(db, key);
      const wish = { delay, delayUnit, isOn: true, ...given };
      const saved = await saveAutomation(when, wish, { key, version });
      expect(saved).toEqual({ ok: true, value: undefined });
    },
    async reader() {
      const actor = await accountOf(ctx, "customer");
      const { userId, email } = actor as Extract<typeof actor, { kind: "user" }>;
      const [customer] = await db
        .update(customers)
        .set({ marketingConsent: true })
        .where(eq(customers.userId, userId))
        .returning({ id: customers.id });
      return { ctx: as(actor), userId, email, customerId: customer?.id ?? "" };
    },
    sentTo: (email: string) =>
      db
        .select()
        .from(mails)
        .where(and(eq(mails.to, email), like(mails.dedupeKey, "automation:%")))
        .orderBy(desc(mails.createdAt)),
    runsOf: (email: string) =>
      db.select().from(automationRuns).where(eq(automationRuns.email, email)),
  };
}
