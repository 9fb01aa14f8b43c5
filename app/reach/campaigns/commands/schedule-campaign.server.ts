import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { readiness } from "../queries/find-campaign.server.ts";
import { mayMove } from "../rules/campaign-states.ts";
import { campaigns } from "../tables.server.ts";

type ScheduleInput = { campaignId: string; version: number; /** Left out: now. */ at?: Date };

type ScheduleRefusal = Refusal<
  "forbidden" | "not_found" | "not_now" | "changed_meanwhile" | "not_ready" | "past"
>;

/** Plans a campaign that has everything, or sends it now: the job begins it when its time has come. */
export async function scheduleCampaign(
  ctx: Ctx,
  { campaignId, version, at = ctx.now }: ScheduleInput,
): Promise<Result<{ name: string; at: Date }, ScheduleRefusal>> {
  if (!may(ctx.actor, "campaigns:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const campaign = await lockRow(tx.db, campaigns, campaignId);
    if (!campaign) return refuse("not_found");
    if (!mayMove("schedule", campaign.state)) return refuse("not_now");
    if (campaign.version !== version) return refuse("changed_meanwhile");
    if (at < tx.now) return refuse("past");
    const { problems } = await readiness(tx, campaign);
    if (problems.length > 0) return refuse("not_ready");
    await tx.db
      .update(campaigns)
      .set({ state: "scheduled", scheduledAt: at })
      .where(eq(campaigns.id, campaignId));
    await recordAudit(tx, {
      action: at > tx.now ? "campaign.scheduled" : "campaign.sent",
      subject: { type: "campaign", id: campaignId },
      before: { name: campaign.name, state: campaign.state },
      after: { name: campaign.name, state: "scheduled", scheduledAt: at },
    });
    await enqueue(tx.db, "campaigns.send", {}, { runAt: at });
    return ok({ name: campaign.name, at });
  });
}
