import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { MOVES, mayMove, type StaffMove } from "../rules/campaign-states.ts";
import { campaigns } from "../tables.server.ts";

type MoveRefusal = Refusal<"forbidden" | "not_found" | "not_now">;

/** Pauses, resumes, stops, withdraws or cancels a campaign. */
export async function moveCampaign(
  ctx: Ctx,
  { campaignId, move }: { campaignId: string; move: StaffMove },
): Promise<Result<{ name: string }, MoveRefusal>> {
  if (!may(ctx.actor, "campaigns:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const campaign = await lockRow(tx.db, campaigns, campaignId);
    if (!campaign) return refuse("not_found");
    const { name, state: before, scheduledAt } = campaign;
    if (!mayMove(move, before)) return refuse("not_now");
    const { to: state } = MOVES[move];
    await tx.db
      .update(campaigns)
      .set({
        state,
        scheduledAt: move === "withdraw" ? null : scheduledAt,
        endedWhy: move === "stop" ? "staff" : null,
      })
      .where(eq(campaigns.id, campaignId));
    await recordAudit(tx, {
      action: `campaign.${state}`,
      subject: { type: "campaign", id: campaignId },
      before: { name, state: before },
      after: { name, state },
    });
    if (move === "resume") await enqueue(tx.db, "campaigns.send", {});
    return ok({ name });
  });
}
