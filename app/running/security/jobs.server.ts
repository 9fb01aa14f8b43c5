import { and, eq } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { user } from "#app/platform/auth/tables.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { FactorMail } from "./emails/factor-mail.tsx";
import { FACTOR_NEWS, factorMail, type FactorNews } from "./texts/mail.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "security.mail-news": { userId: string; kind: FactorNews; eventId: string };
  }
}

const ofNews = z.object({ userId: z.string(), kind: z.enum(FACTOR_NEWS), eventId: z.string() });

/** Mails the owner's mailbox, which a thief of the session may not have. */
const mailNews = task("security.mail-news", ofNews, async (ctx, { userId, kind, eventId }) => {
  const confirmed = and(eq(user.id, userId), eq(user.emailVerified, true));
  const [owner] = await ctx.db.select({ email: user.email }).from(user).where(confirmed);
  if (!owner) return;
  const words = factorMail.news[kind];
  await queueShopMail(ctx, {
    kind: `security-${kind}`,
    values: {},
    dedupeKey: `factor-news:${eventId}`,
    to: owner.email,
    subject: words.subject,
    template: FactorMail,
    props: { words, href: ctx.links.appUrl + href("/portal/security") },
  });
});

export const securityJobs = moduleJobs({ tasks: [mailNews] });
