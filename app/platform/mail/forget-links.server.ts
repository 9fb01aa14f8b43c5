import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import { removeLinks } from "./remove-links.ts";
import type { OpeningPage } from "./remove-links.ts";
import { mails } from "./tables.server.ts";

/** Takes used links out of the mails to an address, with all that were ended together with them. */
export async function forgetUsedLinks(
  db: Db,
  to: string,
  pages: readonly OpeningPage[],
): Promise<void> {
  const written = await db
    .select({ id: mails.id, html: mails.html, text: mails.text })
    .from(mails)
    .where(and(eq(mails.to, to), isNull(mails.linksRemovedAt)));
  for (const { id, ...mail } of written) {
    const left = removeLinks(mail, pages);
    if (left.html === mail.html && left.text === mail.text) continue;
    await db.update(mails).set(left).where(eq(mails.id, id));
  }
}
