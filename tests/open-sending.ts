import { eq } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { messagesJobs } from "#app/running/messages/jobs.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { mailFrom, mailJobs } from "#app/platform/mail/jobs.server.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import { actorOf } from "./actor-of.ts";
import { testContext } from "./context.ts";
import { drainJobs } from "./drain-jobs.ts";
import { openMailServer } from "./faults/mail-server.ts";
import { NOW } from "./now.ts";
import { makeSubscription } from "#app/reach/campaigns/factories.ts";
import { campaignsJobs } from "#app/reach/campaigns/jobs.server.ts";
import { campaignWatch } from "#app/reach/campaigns/jobs/watch-mails.server.ts";
import { campaigns } from "#app/reach/campaigns/tables.server.ts";
import { scheduleCampaign } from "#app/reach/campaigns/commands/schedule-campaign.server.ts";

/** A shop that sends campaigns to its own mail server; emptied before each test. `providersUrl` takes its texts. */
export async function openSending(providersUrl?: string) {
  const test = await testContext();
  const { ctx, db, pool, as, at } = test;
  await publishLegalTexts(at("2020-01-01"));
  const server = await openMailServer();
  const mailer = createMailer(server.url, "Shop <hello@shop.example>");
  afterAll(async () => {
    mailer.close();
    await server.close();
  });
  const sender = mailFrom({ name: "Shop", line: "1 Test Street", replyTo: undefined });
  const plan = planOf(
    mailJobs(sender, [campaignWatch], async () => undefined),
    campaignsJobs,
    messagesJobs,
  );
  const owner = as(actorOf("admin"));
  let seen = 0;
  beforeEach(async () => {
    await server.turn("well");
    server.answer(() => undefined);
    await pool.query(`truncate newsletter_subscriptions, campaigns, mail_suppressions, mail_events,
      untracked_addresses, refused_topics, graphile_worker._private_jobs cascade;
      delete from mails; delete from consents`);
    await saveSettings(ctx, { campaign_mails_per_minute: "100000" });
    seen = server.letters().length;
  });

  return {
    ...test,
    server,
    owner,
    letters: () => server.letters().slice(seen),
    read: async (id: string) => (await db.select().from(campaigns).where(eq(campaigns.id, id)))[0],
    run: (minutes = 0) =>
      drainJobs(pool, plan, {
        mailer,
        at: addMinutes(NOW, minutes),
        ...(providersUrl && { providersUrl }),
      }),
    retry: () => drainJobs(pool, plan, { mailer, retryFailed: true }),
    send: ({ id: campaignId, version }: { id: string; version: number }) =>
      scheduleCampaign(owner, { campaignId, version }),
    /** Adds this many readers with consent: `reader-1@example.test` and on. */
    async readers(count: number): Promise<string[]> {
      const emails = Array.from({ length: count }, (_, n) => `reader-${n + 1}@example.test`);
      for (const email of emails) await makeSubscription(ctx, email);
      return emails;
    },
  };
}

export const toOf = (letter: string) => /^To: (.*)$/m.exec(letter)?.[1] ?? "";

/** The unsubscribe token in the mail's headers, which may be folded. */
export const stopTokenOf = (letter: string) =>
  /unsubscribe\/([\w-]{43})/.exec(letter.replaceAll(/\n\s/g, ""))?.[1] ?? "";
