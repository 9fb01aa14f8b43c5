import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { task } from "../jobs/task.server.ts";
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
      await ctx.mailer.send(mail);
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
