import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { noteMailEvent } from "#app/platform/mail/suppressions.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import type { ProviderEvent } from "../input.ts";
import { campaignRecipients, campaigns } from "../tables.server.ts";

/** Notes what a provider tells of a mail, once. Answers whether it was new. */
export async function noteProviderEvent(
  ctx: Ctx,
  { id, kind, email, messageId, note }: ProviderEvent,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [mail] =
      messageId === undefined
        ? []
        : await tx.db.select({ id: mails.id }).from(mails).where(eq(mails.messageId, messageId));
    const event = { eventId: `provider:${id}`, kind, address: email, mailId: mail?.id };
    if (!(await noteMailEvent(tx, { ...event, ...(note !== undefined && { note }) }))) return false;
    if (mail && kind === "hard") await countBounce(tx, mail.id);
    if (mail && kind === "complaint") await countComplaint(tx, mail.id);
    return true;
  });
}

/** A mail that was taken at first and came back is not one that was sent. */
async function countBounce({ db }: Ctx, mailId: string): Promise<void> {
  const [counted] = await db
    .update(campaignRecipients)
    .set({ state: "bounced", skippedWhy: "hard" })
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
