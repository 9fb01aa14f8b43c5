import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { inBatches } from "../database/in-batches.server.ts";
import { task } from "../jobs/task.server.ts";
import { removeLinks } from "./remove-links.ts";
import { openLinks } from "./seal-links.server.ts";
import { mails } from "./tables.server.ts";

/**
 * Delivers one mail. A failure is thrown so that the job comes back later; the message id stays
 * the same, so a mail sent twice by a crash between sending and noting is shown once.
 */
export const deliverMail = task(
  "mail.deliver",
  z.object({ mailId: z.string() }),
  async (ctx, { mailId }) => {
    const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail || mail.sentAt || !ctx.mailer.send) return;
    try {
      await ctx.mailer.send(openLinks(ctx.sealers, mailId, mail));
    } catch (error) {
      await noteFailure(ctx.db, mailId, error);
      throw error;
    }
    await ctx.db
      .update(mails)
      .set({ sentAt: ctx.now, attempts: sql`${mails.attempts} + 1`, lastError: null })
      .where(eq(mails.id, mailId));
  },
);

const DAYS_WITH_LINKS = 90;
const BATCH = 200;

/** By the clock: from old mails every link goes that opens something, used or not. The text stays. */
export const removeOldLinks = task("mail.remove-links", z.unknown(), async ({ db, now }) => {
  const before = addDays(now, -DAYS_WITH_LINKS);
  await inBatches(BATCH, async (size) => {
    const old = await db
      .select({ id: mails.id, html: mails.html, text: mails.text })
      .from(mails)
      .where(and(isNull(mails.linksRemovedAt), lt(mails.createdAt, before)))
      .limit(size);
    for (const { id, ...mail } of old) {
      const left = { ...removeLinks(mail), unsubscribeUrl: null, linksRemovedAt: now };
      await db.update(mails).set(left).where(eq(mails.id, id));
    }
    return old.length;
  });
});

async function noteFailure(
  db: Parameters<typeof deliverMail.run>[0]["db"],
  mailId: string,
  error: unknown,
): Promise<void> {
  await db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      lastError: error instanceof Error ? error.message.slice(0, 500) : "unknown",
    })
    .where(eq(mails.id, mailId));
}
