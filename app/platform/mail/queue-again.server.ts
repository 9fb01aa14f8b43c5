import type { Ctx } from "../access/ctx.server.ts";
import { messageIdOf } from "./message-id.ts";
import { findMail, attachmentsOf } from "./queries.server.ts";
import { writeMail, writeWithFiles } from "./queue-mail.server.ts";
import { REMOVED, type MailTexts } from "./remove-links.ts";
import { sealLinks } from "./seal-links.server.ts";

type Again = {
  dedupeKey: string;
  to: string;
  /** What has changed of its texts since, such as a link. */
  renew: (texts: MailTexts) => MailTexts;
};

/**
 * Writes a mail of the outbox to it once more, with its files. Answers whether it is new; undefined
 * for a mail that is gone, or whose links are.
 */
export async function queueAgain(
  ctx: Ctx,
  mailId: string,
  { dedupeKey, to, renew }: Again,
): Promise<boolean | undefined> {
  const mail = await findMail(ctx, mailId);
  if (!mail || mail.html.includes(REMOVED)) return undefined;
  const id = ctx.ids.newId();
  const { kind, purpose, subject, aboutId, calendar, replyTo, unsubscribeUrl } = mail;
  const again = {
    id,
    dedupeKey,
    messageId: messageIdOf(id),
    to,
    kind,
    subject,
    aboutId,
    purpose,
    replyTo,
    calendar,
    createdAt: ctx.now,
    ...sealLinks(ctx.sealers, id, {
      ...renew({ html: mail.html, text: mail.text }),
      unsubscribeUrl,
    }),
  };
  const files = await attachmentsOf(ctx.db, mailId);
  if (files.length === 0) return writeMail(ctx.db, again);
  const copies = files.map(({ name, type, content }) => ({ name, type, content }));
  return writeWithFiles(ctx, again, copies);
}
