import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { removeLinks } from "#app/platform/mail/remove-links.ts";
import { mails } from "#app/platform/mail/tables.server.ts";

/** Long after the last try of a mail; staff read its plain text. */
const DAYS_WITH_HTML = 30;
const BATCH = 200;

/**
 * Takes the HTML out of old mails of campaigns, and the links that open something out of their texts: so
 * many mails with the same HTML would fill the disk. Answers how many there were.
 */
export async function thinMails({ db, now }: Ctx): Promise<number> {
  const old = and(
    eq(mails.kind, "campaign"),
    isNull(mails.linksRemovedAt),
    lt(mails.createdAt, addDays(now, -DAYS_WITH_HTML)),
  );
  return inBatches(BATCH, async (size) => {
    const found = await db
      .select({ id: mails.id, text: mails.text })
      .from(mails)
      .where(old)
      .orderBy(asc(mails.createdAt))
      .limit(size);
    for (const { id, text } of found) {
      await db
        .update(mails)
        .set({ ...removeLinks({ html: "", text }), unsubscribeUrl: null, linksRemovedAt: now })
        .where(eq(mails.id, id));
    }
    return found.length;
  });
}
