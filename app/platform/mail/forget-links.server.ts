import { and, eq, isNull, like } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import { removeLinks, type OpeningPage } from "./remove-links.ts";
import { mails } from "./tables.server.ts";

/** Mails to an address; with `about`, those whose key names this record's id. */
type MailFilter = { to: string; about?: string };

/** Takes used links out of mails, with all that were ended together with them. */
export async function forgetUsedLinks(
  db: Db,
  { to, about }: MailFilter,
  pages: readonly OpeningPage[],
): Promise<void> {
  const ofRecord = about === undefined ? undefined : like(mails.dedupeKey, `%:${about}%`);
  const written = await db
    .select({ id: mails.id, html: mails.html, text: mails.text })
    .from(mails)
    .where(and(eq(mails.to, to), ofRecord, isNull(mails.linksRemovedAt)));
  for (const { id, ...mail } of written) {
    const left = removeLinks(mail, pages);
    if (left.html === mail.html && left.text === mail.text) continue;
    await db.update(mails).set(left).where(eq(mails.id, id));
  }
}
