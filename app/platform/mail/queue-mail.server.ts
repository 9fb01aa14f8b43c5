import { sql } from "drizzle-orm";
import { createElement } from "react";
import { addMinutes } from "#app/lib/dates.ts";
import { isErasedAddress } from "#app/lib/erased-address.ts";
import type { Ctx } from "../access/ctx.server.ts";
import type { Db } from "../database/db.server.ts";
import { addJobsCall } from "../jobs/enqueue.server.ts";
import { messageIdOf } from "./message-id.ts";
import { neutralSubjectOf, type MailTemplate } from "./neutral-mail.ts";
import { renderMail } from "./render-mail.ts";
import type { Reword } from "./rewording.ts";
import { sealLinks } from "./seal-links.server.ts";
import type { MailPurpose } from "./suppression-terms.ts";
import { mailAttachments, mails } from "./tables.server.ts";

export type Attachment = { name: string; type: string; content: Buffer };

export type MailShare = { key: string; most: number; hours: number };

export type MailDraft<P extends object> = {
  /** One per cause, so that a repeated event writes no second mail. */
  dedupeKey: string;
  to: string;
  subject: string;
  /** The record that the mail is about, so that staff find the mail there. */
  aboutId?: string | undefined;
  /** Unsubscribes by a POST without a form (RFC 8058). */
  unsubscribeUrl?: string;
  /** The default is `transactional`, or `marketing` if the mail can be unsubscribed from. */
  purpose?: MailPurpose;
  /** Replies go here instead of to the shop's contact address. */
  replyTo?: string | undefined;
  /** The sender's name, if not the shop's. */
  fromName?: string | undefined;
  calendar?: string | undefined;
  attachments?: readonly Attachment[];
  /** Caps the mails with this key within these hours; mails beyond the cap stay unsent. */
  share?: MailShare | undefined;
  /** The mail waits unsent for this reason, until `releaseMail`. */
  withheldWhy?: string | undefined;
  kind?: string;
  reword?: Reword | undefined;
  template: MailTemplate<P>;
  props: P;
};

/** Writes the mail to the outbox unless its key is known. Returns whether it is new. */
export async function queueMail<P extends object>(ctx: Ctx, draft: MailDraft<P>): Promise<boolean> {
  const rendered = renderMail(createElement(draft.template, draft.props), draft.reword);
  const id = ctx.ids.newId();
  const { dedupeKey, to, kind, aboutId, calendar, replyTo, share, unsubscribeUrl } = draft;
  const { withheldWhy } = draft;
  const { attachments = [], reword, subject, fromName } = draft;
  const { purpose = unsubscribeUrl ? "marketing" : "transactional" } = draft;
  const mail = {
    id,
    dedupeKey,
    messageId: messageIdOf(id),
    to,
    kind,
    subject: reword ? reword("subject", subject) : subject,
    neutralSubject: neutralSubjectOf(draft.template),
    aboutId,
    purpose,
    ...sealLinks(ctx.sealers, id, { ...rendered, unsubscribeUrl }),
    replyTo,
    fromName,
    calendar,
    createdAt: ctx.now,
    withheldWhy,
  };
  if (attachments.length > 0) return writeWithFiles(ctx, mail, attachments);
  return writeMail(ctx.db, mail, share);
}

/** Writes the mail and its delivery job in one statement. A withheld mail has no job. */
export async function writeMail(
  db: Db,
  mail: typeof mails.$inferInsert,
  share?: MailShare,
): Promise<boolean> {
  const withheldAt = withheldFrom(mail, share);
  const insert = db
    .insert(mails)
    .values({ ...mail, shareKey: share?.key, withheldAt })
    .onConflictDoNothing()
    .returning({ withheldAt: mails.withheldAt });
  const job = { task: "mail.deliver", payload: { mailId: mail.id } } as const;
  const deliver = addJobsCall([job], sql`withheld_at is null`);
  const { rowCount } = await db.execute(
    sql`with written as ${insert} select from written left join lateral ${deliver} on true`,
  );
  return rowCount === 1;
}

/** Writes the files in the mail's transaction, so that its job never sees it without them. */
export async function writeWithFiles(
  ctx: Ctx,
  mail: typeof mails.$inferInsert,
  attachments: readonly Attachment[],
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    if (!(await writeMail(tx, mail))) return false;
    const files = attachments.map((file) => ({ id: ctx.ids.newId(), mailId: mail.id, ...file }));
    await tx.insert(mailAttachments).values(files);
    return true;
  });
}

/** A mail to an erased buyer is kept with its record, but never sent. */
function withheldFrom(
  {
    to,
    createdAt,
    withheldWhy,
  }: Pick<typeof mails.$inferInsert, "to" | "createdAt" | "withheldWhy">,
  share?: MailShare,
) {
  if (isErasedAddress(to) || withheldWhy) return createdAt;
  if (!share) return null;
  const since = addMinutes(createdAt, -share.hours * 60);
  return sql<Date | null>`case when mails_in_share(${share.key}, ${since}) >= ${share.most}
    then ${createdAt}::timestamptz end`;
}
