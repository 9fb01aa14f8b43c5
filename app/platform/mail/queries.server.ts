import { and, desc, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "../access/ctx.server.ts";
import type { Db } from "../database/db.server.ts";
import { openLinks } from "./seal-links.server.ts";
import { mailAttachments, mails } from "./tables.server.ts";

export async function listMails(db: Db, limit = 50) {
  return db
    .select({
      id: mails.id,
      to: mails.to,
      subject: mails.subject,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(isNull(mails.withheldAt))
    .orderBy(desc(mails.id))
    .limit(limit);
}

/** With its links. Also takes an id as it stood in an address, which may be anything. */
export async function findMail({ db, sealers }: Pick<Ctx, "db" | "sealers">, id: string) {
  if (!validate(id)) return undefined;
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail && openLinks(sealers, id, mail);
}

/** The files that go along with a mail. */
export async function attachmentsOf(db: Db, mailId: string) {
  const { id, name, type, content } = mailAttachments;
  return db
    .select({ id, name, type, content })
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId));
}

/** One of them. Also takes ids as they stood in an address. */
export async function findAttachment(db: Db, mailId: string, fileId: string) {
  if (!validate(mailId) || !validate(fileId)) return undefined;
  const own = and(eq(mailAttachments.mailId, mailId), eq(mailAttachments.id, fileId));
  const [file] = await db.select().from(mailAttachments).where(own);
  return file;
}
