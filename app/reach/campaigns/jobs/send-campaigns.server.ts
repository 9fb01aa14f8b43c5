import { and, asc, eq, lte, or } from "drizzle-orm";
import { z } from "zod";
import { addMinutes } from "#app/lib/dates.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { beginCampaign } from "../commands/begin-campaign.server.ts";
import { sendSlice } from "../commands/send-slice/send-slice.server.ts";
import { campaigns } from "../tables.server.ts";

/** How often the job runs again while a campaign is sending. */
const PAUSE_SECONDS = 10;

/**
 * Runs on a schedule and after each change. Starts campaigns that are due and queues the next mails
 * of those that are sending. Each step is a transaction, so a killed process only delays the rest.
 */
export const sendCampaigns = task("campaigns.send", z.object({}), async (ctx) => {
  const due = or(
    eq(campaigns.state, "sending"),
    and(eq(campaigns.state, "scheduled"), lte(campaigns.scheduledAt, ctx.now)),
  );
  const found = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(due)
    .orderBy(asc(campaigns.id));
  if (found.length === 0) return;
  for (const { id } of found) while (await sendSome(ctx, id)) continue;
  const runAt = addMinutes(ctx.now, PAUSE_SECONDS / 60);
  await enqueue(ctx.db, "campaigns.send", {}, { runAt, key: "campaigns.send" });
});

/** One transaction per campaign. A campaign that another worker holds is skipped. */
async function sendSome(ctx: JobCtx, campaignId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [campaign] = await tx.db
      .select()
      .from(campaigns)
      .where(eq(campaigns.id, campaignId))
      .for("no key update", { skipLocked: true });
    if (!campaign) return false;
    const { appUrl } = ctx.links;
    if (campaign.state === "scheduled") {
      await beginCampaign(tx, campaign, appUrl);
      return true;
    }
    if (campaign.state !== "sending") return false;
    const { campaign_mails_per_minute: perMinute } = await loadSettings(tx.db);
    return sendSlice(tx, campaign, { appUrl, perMinute });
  });
}
