import { formatDateTime } from "#app/lib/dates.ts";
import { isMailKind } from "#app/running/mailing/rules/mail-kinds.ts";
import { mayReadMail } from "#app/running/mailing/rules/may-read-mail.ts";
import { mailState } from "#app/selling/orders/rules/mails-again.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { mailsTo } from "#app/platform/mail/queries.server.ts";
import { MAIL_GALLERY } from "#app/running/mailing/pages/desk/gallery/mail-gallery.ts";

const SHOWN = 20;

type Customer = { email: string; otherAddresses: readonly string[] };

export const addressesOfCustomer = ({ email, otherAddresses }: Customer) => [
  email,
  ...otherAddresses,
];

/** What the gallery calls mails of the kind. */
export const nameOfKind = (kind: string | null): string | undefined =>
  kind !== null && isMailKind(kind) ? MAIL_GALLERY[kind].name : undefined;

/** The newest mails to a customer, and whether one may read each. */
export async function showMailsTo(ctx: Ctx, customer: Customer) {
  const found = await mailsTo(ctx.db, addressesOfCustomer(customer), SHOWN);
  return found.map((mail) => ({
    id: mail.id,
    subject: mail.subject,
    template: nameOfKind(mail.kind),
    at: formatDateTime(mail.sentAt ?? mail.createdAt),
    state: mailState(mail),
    mayRead: mayReadMail(ctx.actor, mail.kind),
  }));
}

export type MailsTo = Awaited<ReturnType<typeof showMailsTo>>;
