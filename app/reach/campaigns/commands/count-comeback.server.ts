import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { MailEvent } from "#app/platform/mail/suppressions.server.ts";
import { campaignRecipients, campaigns } from "../tables.server.ts";

/**
 * Counts a bounced mail in its campaign. Call it inside the transaction that records the bounce.
 */
export async function countComeback(
  tx: Ctx,
  mailId: string,
  kind: MailEvent["kind"],
): Promise<void> {
  if (kind === "hard" || kind === "refused") await countBounce(tx, mailId, kind);
  if (kind === "complaint") await countComplaint(tx, mailId);
}

/** A mail that was accepted first and then bounced no longer counts among the sent ones. */
async function countBounce({ db }: Ctx, mailId: string, why: string): Promise<void> {
  const [counted] = await db
    .update(campaignRecipients)
    .set({ state: "bounced", skippedWhy: why })
    .where(and(eq(campaignRecipients.mailId, mailId), eq(campaignRecipients.state, "sent")))
    .returning({ campaignId: campaignRecipients.campaignId });
  if (!counted) return;
  const { sentCount, bounceCount } = campaigns;
  await db
    .update(campaigns)
    .set({ sentCount: sql`${sentCount} - 1`, bounceCount: sql`${bounceCount} + 1` })
    .where(eq(campaigns.id, counted.campaignId));
}

async function countComplaint({ db, now }: Ctx, mailId: string): Promise<void> {
  const [counted] = await db
    .update(campaignRecipients)
    .set({ complainedAt: now })
    .where(and(eq(campaignRecipients.mailId, mailId), isNull(campaignRecipients.complainedAt)))
    .returning({ campaignId: campaignRecipients.campaignId });
  if (!counted) return;
  await db
    .update(campaigns)
    .set({ complaintCount: sql`${campaigns.complaintCount} + 1` })
    .where(eq(campaigns.id, counted.campaignId));
}
