import { eq } from "drizzle-orm";
import { z } from "zod";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { campaignWatch } from "./jobs/watch-mails.server.ts";
import { mailNewsletterWelcome } from "./jobs/mail-welcome.server.ts";
import { sendCampaigns } from "./jobs/send-campaigns.server.ts";
import { followEmailChange } from "./commands/follow-email-change.server.ts";
import { forgetSubscriptions } from "./commands/forget-subscriptions.server.ts";
import { thinMails } from "./commands/thin-mails.server.ts";
import { noteReport } from "./commands/note-report.server.ts";
import { sendConfirmation } from "./commands/send-confirmation.server.ts";
import { sendsNewsletter } from "./queries/sends-newsletter.server.ts";
import { SOURCES, type PageSource } from "./rules/subscription-terms.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "newsletter.confirmed": { subscriptionId: string; welcomeId: string };
  }
  interface ShopTasks {
    "campaigns.mail-confirmation": { requestId: string; email: string; source: PageSource };
    "campaigns.mail-welcome": { subscriptionId: string; welcomeId: string };
    "campaigns.send": Record<string, never>;
  }
}

const mailNewsletterConfirmation = task(
  "campaigns.mail-confirmation",
  z.object({ requestId: z.string(), email: z.string(), source: z.enum(SOURCES) }),
  async (ctx, asked) => {
    if (await sendsNewsletter(ctx.db)) await sendConfirmation(ctx, ctx.links, asked);
  },
);

/** A buyer ticked the box at checkout, and their mailbox is not proven. */
const mailWhoTicked = task(
  "campaigns.mail-who-ticked",
  z.object({ requestId: z.string(), email: z.string() }),
  async (ctx, asked) => {
    if (!(await sendsNewsletter(ctx.db))) return;
    await sendConfirmation(ctx, ctx.links, { ...asked, source: "checkout" });
  },
);

/** A mail server or a reader's provider has sent one of our mails back. */
const noteMailReport = task(
  "campaigns.note-report",
  z.object({
    mailId: z.string(),
    kind: z.enum(["hard", "soft", "refused", "complaint"]),
    note: z.string(),
  }),
  noteReport,
);

/** Runs at night in Manila. */
const forgetOldSubscriptions = task("campaigns.forget", z.unknown(), forgetSubscriptions);

const followNewAddress = task(
  "campaigns.follow-email-change",
  z.object({ changeId: z.string() }),
  followEmailChange,
);

const thinOldMails = task("campaigns.thin-mails", z.unknown(), async (ctx) => {
  await thinMails(ctx);
});

/** A text or notification reached the recipient, so the mail does not leave. */
const noteSentMessage = task(
  "campaigns.note-message",
  z.object({ dedupeKey: z.string() }),
  async (ctx, { dedupeKey }) => {
    const [mail] = await ctx.db.select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
    if (!mail || !campaignWatch.follows(mail)) return;
    await inTransaction(ctx, (tx) => campaignWatch.became(tx, mail, "sent"));
  },
);

export const campaignsJobs = moduleJobs({
  tasks: [mailNewsletterConfirmation, mailNewsletterWelcome, sendCampaigns],
  listeners: {
    "newsletter.confirmed": [mailNewsletterWelcome],
    "newsletter.wanted": [mailWhoTicked],
    "message.sent": [noteSentMessage],
    "mail.came_back": [noteMailReport],
    "customer.email-changed": [followNewAddress],
  },
  schedule: [
    { task: forgetOldSubscriptions, match: "10 20 * * *" },
    { task: thinOldMails, match: "25 20 * * *" },
    // Campaigns start when they are due, and continue after a killed process, within a minute.
    { task: sendCampaigns, match: "* * * * *" },
  ],
});
