import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findReader } from "../queries/recipients.server.ts";
import { campaignRecipients, campaigns } from "../tables.server.ts";
import { endMarketingOf } from "./end-marketing-of.server.ts";

/**
 * Ends all news and offers to the mailbox that a mail of a campaign or an automation went to: its subscription, the consent of
 * its account, and whatever would reach it otherwise. The link's token is the authorisation.
 */
export async function endMarketing(
  ctx: Ctx,
  stopToken: string,
): Promise<Result<undefined, Refusal<"unknown">>> {
  return inTransaction(ctx, async (tx) => {
    const reader = await findReader(tx.db, stopToken);
    if (!reader) return refuse("unknown");
    const { email, recipient } = reader;
    await endMarketingOf(tx, email);
    if (!recipient) return ok(undefined);
    const { id, campaignId } = recipient;
    const counted = await tx.db
      .update(campaignRecipients)
      .set({ unsubscribedAt: tx.now })
      .where(and(eq(campaignRecipients.id, id), isNull(campaignRecipients.unsubscribedAt)));
    if (counted.rowCount === 1) {
      await tx.db
        .update(campaigns)
        .set({ unsubscribeCount: sql`${campaigns.unsubscribeCount} + 1` })
        .where(eq(campaigns.id, campaignId));
    }
    return ok(undefined);
  });
}
