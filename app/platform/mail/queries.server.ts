import { and, desc, eq, gt, inArray, isNull, like, sql, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "../access/ctx.server.ts";
import type { Db } from "../database/db.server.ts";
import { REMOVED } from "./remove-links.ts";
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

/** Few enough for an index; enough to tell a failing mail server from one bad address. */
const NEWEST_MAILS = 50;

/**
 * SQL for the number of recent mails waiting for a failing mail server. It is zero while the last
 * attempted mail was sent: a waiting mail then has a problem of its own.
 */
export const undeliveredMails: SQL<number> = sql<number>`(
  select case when (array_agg(sent_at is null order by id desc))[1]
    then count(*) filter (where sent_at is null) else 0 end::int
  from (select id, sent_at, withheld_at, last_error from ${mails}
    order by id desc limit ${NEWEST_MAILS}) newest
  where withheld_at is null and (sent_at is not null or last_error is not null))`;

const MOST_ABOUT = 60;

/** The mails about a record, the newest first, without their contents. */
export async function mailsAbout(db: Db, aboutId: string) {
  return db
    .select({
      id: mails.id,
      to: mails.to,
      subject: mails.subject,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      withheldAt: mails.withheldAt,
      withheldWhy: mails.withheldWhy,
      attempts: mails.attempts,
      lostLinks: sql<boolean>`position(${REMOVED} in ${mails.html}) > 0`,
    })
    .from(mails)
    .where(eq(mails.aboutId, aboutId))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(MOST_ABOUT);
}

/** The newest mails to any of these addresses, ignoring case, without their contents. */
export async function mailsTo(db: Db, addresses: readonly string[], limit: number) {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      subject: mails.subject,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      withheldAt: mails.withheldAt,
      attempts: mails.attempts,
    })
    .from(mails)
    .where(inArray(sql`lower(${mails.to})`, addresses.map(lowered)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

const lowered = (address: string) => address.toLowerCase();

/** Counts mails about a record since then, by the prefix of their keys. */
export async function countMailsAbout(
  db: Db,
  aboutId: string,
  { key, since }: { key: string; since: Date },
): Promise<number> {
  const counted = and(
    eq(mails.aboutId, aboutId),
    like(mails.dedupeKey, `${key}%`),
    gt(mails.createdAt, since),
  );
  return db.$count(mails, counted);
}

/** Opens the mail's sealed links. Accepts an id from an address, which may be any text. */
export async function findMail({ db, sealers }: Pick<Ctx, "db" | "sealers">, id: string) {
  if (!validate(id)) return undefined;
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail && openLinks(sealers, id, mail);
}

export async function attachmentsOf(db: Db, mailId: string) {
  const { id, name, type, content } = mailAttachments;
  return db
    .select({ id, name, type, content })
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId));
}

/** Accepts ids from an address, which may be any text. */
export async function findAttachment(db: Db, mailId: string, fileId: string) {
  if (!validate(mailId) || !validate(fileId)) return undefined;
  const own = and(eq(mailAttachments.mailId, mailId), eq(mailAttachments.id, fileId));
  const [file] = await db.select().from(mailAttachments).where(own);
  return file;
}
