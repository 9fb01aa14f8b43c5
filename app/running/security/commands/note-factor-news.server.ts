import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { FactorNews } from "../texts/mail.ts";

/** Mails a user that their sign-in has changed. Call inside the transaction that changes it. */
export async function noteFactorNews(tx: Ctx, userId: string, kind: FactorNews): Promise<void> {
  await enqueue(tx.db, "security.mail-news", { userId, kind, eventId: tx.ids.newId() });
}
