import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "../database/db.server.ts";
import { inBatches } from "../database/in-batches.server.ts";
import { moduleJobs, task } from "../jobs/task.server.ts";
import { removeLinks } from "./remove-links.ts";
import { neutralMail } from "./neutral-mail.ts";
import { attachmentsOf } from "./queries.server.ts";
import { openLinks } from "./seal-links.server.ts";
import { withShopLine } from "./shop-line.ts";
import { mails } from "./tables.server.ts";

declare module "../jobs/shop-jobs.ts" {
  interface ShopTasks {
    "mail.deliver": { mailId: string };
  }
}

const ofMail = z.object({ mailId: z.string() });

/** The shop's name, who runs it, in one line, and where answers to its mails go. */
export type Sender = {
  name: string;
  line: string;
  replyTo: string | undefined;
  /** Who it is from for a reader who wants it to say nothing before it is opened. */
  privateName?: string | undefined;
};

/** Who a mail is from, for its reader. */
export type SenderOf = (db: Db, mail: { to: string; aboutId: string | null }) => Promise<Sender>;

/**
 * Delivers one mail. A failure is thrown so that the job comes back later; the message id stays
 * the same, so a mail sent twice by a crash between sending and noting is shown once.
 */
export function deliverMailAs(senderOf: SenderOf) {
  return task("mail.deliver", ofMail, async (ctx, { mailId }) => {
    const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail || mail.sentAt) return;
    const { replyTo, privateName, ...shop } = await senderOf(ctx.db, mail);
    const { subject, html, text } = { ...mail, ...withShopLine(mail, shop) };
    const written = { subject, html, text };
    const signed = privateName ? neutralMail(written, mail.neutralSubject) : written;
    if (!ctx.mailer.send) {
      // For its readers in the outbox.
      if (signed.html !== mail.html) await change(ctx.db, mailId, signed);
      return;
    }
    try {
      // Mails to the shop itself are answered to their sender.
      const answers = mail.replyTo ?? (replyTo === mail.to ? undefined : replyTo);
      const opened = openLinks(ctx.sealers, mailId, { ...mail, ...signed });
      const files = await attachmentsOf(ctx.db, mailId);
      const from = { fromName: shop.name, privateName };
      await ctx.mailer.send({ ...opened, files, ...from, replyTo: answers });
    } catch (error) {
      await noteFailure(ctx.db, mailId, error);
      throw error;
    }
    const attempts = sql`${mails.attempts} + 1`;
    await change(ctx.db, mailId, { ...signed, sentAt: ctx.now, attempts, lastError: null });
  });
}

/** The same where the settings of the shop are of no interest. */
export const deliverMail = deliverMailAs(async () => ({ name: "", line: "", replyTo: undefined }));

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

async function noteFailure(db: Db, mailId: string, error: unknown): Promise<void> {
  const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
  await change(db, mailId, { attempts: sql`${mails.attempts} + 1`, lastError });
}

async function change(db: Db, mailId: string, values: PgUpdateSetSource<typeof mails>) {
  await db.update(mails).set(values).where(eq(mails.id, mailId));
}

export function mailJobs(senderOf: SenderOf) {
  return moduleJobs({
    tasks: [deliverMailAs(senderOf)],
    schedule: [{ task: removeOldLinks, match: "35 19 * * *" }],
  });
}
