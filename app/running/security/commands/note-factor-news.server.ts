import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { FactorNews } from "../texts/mail.ts";

/** Mails somebody that how they sign in has changed. Call inside the transaction that changes it. */
export async function noteFactorNews(tx: Ctx, userId: string, kind: FactorNews): Promise<void> {
  await enqueue(tx.db, "security.mail-news", { userId, kind, eventId: tx.ids.newId() });
}
