import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { suppressedAmong } from "#app/platform/mail/suppressions.server.ts";
import { RECIPIENT_AGREES } from "../../queries/agreed.server.ts";
import type { Campaign } from "../../queries/find-campaign.server.ts";
import { judgeSending } from "../../rules/judge-sending.ts";
import { campaignRecipients, campaigns } from "../../tables.server.ts";
import { writeMails } from "./write-mails.server.ts";

/** The most mails written in one transaction. */
const SLICE = 200;

/**
 * Queues the next mails of a campaign, as many as its pace allows. One transaction holds the
 * campaign's row, so written mails are queued and no one is mailed twice. Returns whether more can
 * be done now.
 */
export async function sendSlice(
  tx: Ctx,
  campaign: Campaign,
  { appUrl, perMinute }: { appUrl: string; perMinute: number },
): Promise<boolean> {
  const { id } = campaign;
  const { sentCount: sent, bounceCount: bounced, complaintCount: complained } = campaign;
  const verdict = judgeSending({ sent, bounced, complained });
  if (verdict) return end(tx, campaign, { state: "stopped", why: verdict });
  const own = eq(campaignRecipients.campaignId, id);
  const lately = gt(campaignRecipients.queuedAt, addMinutes(tx.now, -1));
  const room = Math.min(
    SLICE,
    perMinute - (await tx.db.$count(campaignRecipients, and(own, lately))),
  );
  const waiting = and(own, eq(campaignRecipients.state, "waiting"));
  const next =
    room <= 0
      ? []
      : await tx.db
          .select({
            id: campaignRecipients.id,
            email: campaignRecipients.email,
            firstName: campaignRecipients.firstName,
            userId: customers.userId,
            agrees: RECIPIENT_AGREES,
          })
          .from(campaignRecipients)
          .leftJoin(customers, eq(customers.id, campaignRecipients.customerId))
          .where(waiting)
          .orderBy(asc(campaignRecipients.id))
          .limit(room);
  if (next.length === 0) {
    if (room <= 0) return false;
    const open = and(own, inArray(campaignRecipients.state, ["waiting", "queued"]));
    if ((await tx.db.$count(campaignRecipients, open)) > 0) return false;
    return end(tx, campaign, { state: "sent", why: null });
  }
  const suppressed = await suppressedAmong(
    tx,
    next.map(({ email }) => email),
    "marketing",
  );
  const skipped = next.flatMap(({ id: recipientId, email, agrees }) => {
    const why = agrees ? suppressed.get(email) : "no_consent";
    return why ? [{ recipientId, why }] : [];
  });
  await skip(tx, id, skipped);
  const left = new Set(skipped.map(({ recipientId }) => recipientId));
  const readers = next.filter((one) => !left.has(one.id));
  await writeMails(tx, campaign, { readers, appUrl });
  return true;
}

type CampaignEnd = { state: "sent" | "stopped"; why: string | null };

async function end(tx: Ctx, { id, name }: Campaign, { state, why }: CampaignEnd): Promise<false> {
  await tx.db
    .update(campaigns)
    .set({ state, endedWhy: why, ...(state === "sent" && { sentAt: tx.now }) })
    .where(eq(campaigns.id, id));
  await recordAudit(tx, {
    action: state === "sent" ? "campaign.finished" : "campaign.stopped",
    subject: { type: "campaign", id },
    before: { name },
    ...(why !== null && { reason: why }),
  });
  return false;
}

async function skip(
  tx: Ctx,
  campaignId: string,
  skipped: readonly { recipientId: string; why: string }[],
): Promise<void> {
  if (skipped.length === 0) return;
  for (const { recipientId, why } of skipped) {
    await tx.db
      .update(campaignRecipients)
      .set({ state: "skipped", skippedWhy: why })
      .where(eq(campaignRecipients.id, recipientId));
  }
  await tx.db
    .update(campaigns)
    .set({ skippedCount: sql`${campaigns.skippedCount} + ${skipped.length}` })
    .where(eq(campaigns.id, campaignId));
}
