import { eq } from "drizzle-orm";
import { z } from "zod";
import { noteSent } from "#app/running/automations/commands/note-sent.server.ts";
import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import { hoursOf } from "#app/running/automations/rules/automation-terms.ts";
import { hoursLater } from "#app/running/automations/rules/quiet-hours.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { NewsletterMail } from "../emails/newsletter-mail.tsx";
import { sendsNewsletter } from "../queries/sends-newsletter.server.ts";
import { newsletterSubscriptions } from "../tables.server.ts";
import { newsletterMail as say } from "../texts/mail.ts";
import { stopHref } from "../views/stop-href.ts";

/** The first mail of the list. People who have left in the meantime get none. */
export const mailNewsletterWelcome = task(
  "campaigns.mail-welcome",
  z.object({ subscriptionId: z.string(), welcomeId: z.string() }),
  async (ctx, { subscriptionId, welcomeId }) => {
    const [found] = await ctx.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.id, subscriptionId));
    if (found?.state !== "confirmed" || found.stopToken === null) return;
    if (!(await sendsNewsletter(ctx.db))) return;
    const automation = await automationOf(ctx.db, "newsletter_welcome");
    if (!automation.isOn) return;
    const dueAt = hoursLater(found.confirmedAt ?? ctx.now, hoursOf(automation));
    if (dueAt > ctx.now) {
      const options = { runAt: dueAt, key: `campaigns.mail-welcome:${welcomeId}` };
      return enqueue(ctx.db, "campaigns.mail-welcome", { subscriptionId, welcomeId }, options);
    }
    const stop = stopHref(ctx.links.appUrl, found.stopToken);
    await inTransaction(ctx, async (tx) => {
      const isNew = await queueShopMail(tx, {
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
      if (!isNew) return;
      await noteSent(tx, { key: "newsletter_welcome", cause: welcomeId, email: found.email });
    });
  },
);
