import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../access/ctx.server.ts";
import { enqueue } from "../jobs/enqueue.server.ts";
import { mails } from "./tables.server.ts";

/** Why a mail waits while its reader is told by another channel. */
export const TEXTED = "texted";

/** Sends a mail that waited for a text, which has failed. Does nothing for any other mail. */
export async function releaseMail({ db }: Ctx, dedupeKey: string): Promise<void> {
  const waits = and(
    eq(mails.dedupeKey, dedupeKey),
    eq(mails.withheldWhy, TEXTED),
    isNull(mails.sentAt),
  );
  const [mail] = await db
    .update(mails)
    .set({ withheldAt: null, withheldWhy: null })
    .where(waits)
    .returning({ id: mails.id });
  if (mail) await enqueue(db, "mail.deliver", { mailId: mail.id });
}
