import { eq } from "drizzle-orm";
import { href } from "react-router";
import { isRole } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { SecurityNewsMail } from "./emails/security-news.tsx";
import { mailDecision, mailInvitation } from "./jobs/staff-mails.server.ts";
import { securityMessages as say } from "./texts/mail.ts";
import { ROLE_NAMES } from "./texts/staff.ts";
import { findOwners } from "./queries.server.ts";
import { securityNews, type SecurityNews } from "./rules/security-news.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "staff.mail-owners": SecurityNews;
    "staff.mail-invitation": { inviteId: string };
    "staff.mail-decision": { userId: string };
  }
}

/** Mails each owner. An owner whose own account is concerned gets another mail. */
export const mailOwners = task("staff.mail-owners", securityNews, async (ctx, news) => {
  const words = await wordsFor(ctx.db, news);
  const mailedAsUser = news.kind === "new_device" || news.kind === "guessed";
  for (const owner of await findOwners(ctx.db)) {
    if (mailedAsUser && owner.id === news.userId) continue;
    await queueShopMail(ctx, {
      kind: words.kind,
      values: words.values,
      dedupeKey: `security:${news.eventId}:${owner.id}`,
      to: owner.email,
      subject: words.subject,
      template: SecurityNewsMail,
      props: {
        subject: words.subject,
        text: words.text,
        advice: words.advice,
        href: ctx.links.appUrl + pageFor(news),
      },
    });
  }
});

function pageFor({ kind }: SecurityNews): string {
  return kind === "access_requested" ? href("/admin/settings/staff") : href("/admin");
}

async function wordsFor(db: Db, news: SecurityNews) {
  const who = await addressOf(db, news.userId);
  if (news.kind === "role_granted" || news.kind === "role_taken") {
    return say[news.kind]({ who, role: nameRole(news.role), by: await addressOf(db, news.by) });
  }
  if (news.kind === "second_step_removed") {
    return say.second_step_removed({ who, by: await addressOf(db, news.by) });
  }
  return news.kind === "exported" ? say.exported({ ...news, who }) : say[news.kind]({ who });
}

function nameRole(role: string): string {
  return isRole(role) && role !== "customer" ? ROLE_NAMES[role] : role;
}

async function addressOf(db: Db, userId: string): Promise<string> {
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return found?.email ?? say.goneAccount;
}

export const staffJobs = moduleJobs({ tasks: [mailOwners, mailInvitation, mailDecision] });
