import { eq } from "drizzle-orm";
import { z } from "zod";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/modules/mailing/commands/queue-shop-mail.server.ts";
import { sendCampaigns } from "./jobs/send-campaigns.server.ts";
import { followEmailChange } from "./commands/follow-email-change.server.ts";
import { forgetSubscriptions } from "./commands/forget-subscriptions.server.ts";
import { thinMails } from "./commands/thin-mails.server.ts";
import { noteReport } from "./commands/note-report.server.ts";
import { sendConfirmation } from "./commands/send-confirmation.server.ts";
import { NewsletterMail } from "./emails/newsletter-mail.tsx";
import { sendsNewsletter } from "./queries/sends-newsletter.server.ts";
import { newsletterMail as say } from "./texts/mail.ts";
import { stopHref } from "./views/stop-href.ts";
import { SOURCES, type Source } from "./rules/subscription-terms.ts";
import { newsletterSubscriptions } from "./tables.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "newsletter.confirmed": { subscriptionId: string; welcomeId: string };
  }
  interface ShopTasks {
    "campaigns.mail-confirmation": { requestId: string; email: string; source: Source };
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

/** The first mail of the list, with all that each mail of it has; not to who has left meanwhile. */
const mailNewsletterWelcome = task(
  "campaigns.mail-welcome",
  z.object({ subscriptionId: z.string(), welcomeId: z.string() }),
  async (ctx, { subscriptionId, welcomeId }) => {
    const [found] = await ctx.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.id, subscriptionId));
    if (found?.state !== "confirmed" || found.stopToken === null) return;
    if (!(await sendsNewsletter(ctx.db))) return;
    const stop = stopHref(ctx.links.appUrl, found.stopToken);
    await queueShopMail(ctx, {
      kind: "newsletter-welcome",
      values: {},
      dedupeKey: `newsletter-welcome:${welcomeId}`,
      to: found.email,
      subject: say.welcomeSubject,
      unsubscribeUrl: stop,
      template: NewsletterMail,
      props: {
        title: say.welcomeSubject,
        paragraphs: [say.welcomeText, say.welcomeMore],
        action: { label: say.read, href: `${ctx.links.appUrl}/learn` },
        footer: say.welcomeFooter,
        stop,
      },
    });
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

/** At night in Manila. */
const forgetOldSubscriptions = task("campaigns.forget", z.unknown(), forgetSubscriptions);

const followNewAddress = task(
  "campaigns.follow-email-change",
  z.object({ changeId: z.string() }),
  followEmailChange,
);

const thinOldMails = task("campaigns.thin-mails", z.unknown(), async (ctx) => {
  await thinMails(ctx);
});

export const campaignsJobs = moduleJobs({
  tasks: [mailNewsletterConfirmation, sendCampaigns],
  listeners: {
    "newsletter.confirmed": [mailNewsletterWelcome],
    "mail.came_back": [noteMailReport],
    "customer.email-changed": [followNewAddress],
  },
  schedule: [
    { task: forgetOldSubscriptions, match: "10 20 * * *" },
    { task: thinOldMails, match: "25 20 * * *" },
    // What is due begins, and goes on after a kill, within a minute.
    { task: sendCampaigns, match: "* * * * *" },
  ],
});
