import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { releaseMail } from "#app/platform/mail/release-mail.server.ts";
import type { FailureReason } from "../rules/send-terms.ts";
import { sentMessages } from "../tables.server.ts";

export type MessageRow = typeof sentMessages.$inferSelect;

/** Ends a message that does not arrive. The email with the same key is sent instead. */
export async function endUnsent(
  tx: Ctx,
  message: MessageRow,
  ended: { state: "failed" | "withheld"; why: FailureReason; says?: string; cost?: 0 },
): Promise<void> {
  await tx.db
    .update(sentMessages)
    .set({ ...ended, sealed: null, endedAt: tx.now })
    .where(eq(sentMessages.id, message.id));
  await releaseMail(tx, message.dedupeKey);
}
