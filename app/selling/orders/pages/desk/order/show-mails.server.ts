import { TEXTED } from "#app/platform/mail/release-mail.server.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { mailState } from "../../../rules/mails-again.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { mailsAbout } from "#app/platform/mail/queries.server.ts";

/** The mails about an order, and form keys for staff who may resend them. */
export async function showMails(ctx: Ctx, order: { id: string; email: string }) {
  const mails = await mailsAbout(ctx.db, order.id);
  return {
    key: may(ctx.actor, "orders:note") ? ctx.ids.newId() : undefined,
    mails: mails.map((mail) => ({
      id: mail.id,
      subject: mail.subject,
      at: formatDateTime(mail.sentAt ?? mail.createdAt),
      /** Shown if it differs from the order's present address. */
      to: mail.to === order.email ? undefined : mail.to,
      state: mailState(mail),
      isTexted: mail.withheldWhy === TEXTED,
      bounced: mail.withheldWhy === "hard_bounce" || mail.withheldWhy === "hard",
      attempts: mail.attempts,
      lostLinks: mail.lostLinks,
    })),
  };
}

export type ShownMails = Awaited<ReturnType<typeof showMails>>;
