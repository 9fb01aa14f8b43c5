import { eq } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { SecurityNewsMail } from "./emails/security-news.tsx";
import { securityMessages as say } from "./texts/mail.ts";
import { findOwners } from "./queries.server.ts";
import { securityNews, type SecurityNews } from "./rules/security-news.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "staff.mail-owners": SecurityNews;
  }
}

/** A mail to each owner of the shop. An owner whose own account it is gets another mail. */
export const mailOwners = task("staff.mail-owners", securityNews, async (ctx, news) => {
  const words = await wordsFor(ctx.db, news);
  const mailedAsUser = news.kind === "new_device" || news.kind === "guessed";
  for (const owner of await findOwners(ctx.db)) {
    if (mailedAsUser && owner.id === news.userId) continue;
    await queueMail(ctx, {
      dedupeKey: `security:${news.eventId}:${owner.id}`,
      to: owner.email,
      subject: words.subject,
      template: SecurityNewsMail,
      props: { ...words, href: `${ctx.links.appUrl}/admin` },
    });
  }
});

async function wordsFor(db: Db, news: SecurityNews) {
  const who = await addressOf(db, news.userId);
  if (news.kind === "role_granted") {
    return say.role_granted({ ...news, who, by: await addressOf(db, news.by) });
  }
  return news.kind === "exported" ? say.exported({ ...news, who }) : say[news.kind]({ who });
}

async function addressOf(db: Db, userId: string): Promise<string> {
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return found?.email ?? say.goneAccount;
}

export const staffJobs = moduleJobs({ tasks: [mailOwners] });
