import { eq } from "drizzle-orm";
import { href } from "react-router";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import type { MailKind } from "#app/running/mailing/rules/mail-kinds.ts";
import { AutomationMail } from "../../emails/automation-mail.tsx";
import type { FollowMail } from "../../jobs/follower.server.ts";
import { AUTOMATIONS, type AutomationKey } from "../../rules/automation-terms.ts";
import { automationRuns } from "../../tables.server.ts";

type Run = typeof automationRuns.$inferSelect;

/** Mail kinds of the automations that this module mails; other modules send their own. */
const KINDS: Partial<Record<AutomationKey, MailKind>> = {
  welcome: "follow-welcome",
  abandoned_cart: "follow-cart",
  review_request: "follow-review",
  missed_check_in: "follow-check-in",
  win_back: "follow-win-back",
};

/** The outbox allows each key once, so a run cannot be mailed twice. */
export const mailKeyOf = (runId: string): string => `automation:${runId}`;

/** Queues the mail of a run and ends the run. The caller's transaction has locked the run. */
export async function writeMail(tx: JobCtx, run: Run, mail: FollowMail): Promise<void> {
  const { id, automation, email } = run;
  const kind = KINDS[automation];
  if (!kind) throw new Error(`${automation} has no mail of its own`);
  const { appUrl } = tx.links;
  const token = tx.ids.newToken();
  const stop = `${appUrl}${mail.stopPath ?? href("/unsubscribe/:token", { token })}`;
  const { words, path, aboutId } = mail;
  const isNew = await queueShopMail(tx, {
    kind,
    values: {},
    dedupeKey: mailKeyOf(id),
    to: email,
    subject: words.subject,
    aboutId,
    unsubscribeUrl: stop,
    purpose: AUTOMATIONS[automation].purpose,
    template: AutomationMail,
    props: { words, action: { label: words.action, href: `${appUrl}${path}` }, stop },
  });
  const own = eq(automationRuns.id, id);
  if (!isNew) {
    const ended = { state: "skipped", endedWhy: "mails_off", endedAt: tx.now } as const;
    await tx.db
      .update(automationRuns)
      .set({ ...ended, waitsFor: null })
      .where(own);
    return;
  }
  const [written] = await tx.db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.dedupeKey, mailKeyOf(id)));
  await tx.db
    .update(automationRuns)
    .set({
      state: "sent",
      waitsFor: null,
      endedAt: tx.now,
      mailId: written?.id,
      stopTokenHash: mail.stopPath === undefined ? hashToken(token) : null,
    })
    .where(own);
}
