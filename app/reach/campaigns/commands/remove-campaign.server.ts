import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mayDelete } from "../rules/campaign-states.ts";
import { campaigns } from "../tables.server.ts";
import { campaignTerms } from "../views/campaign-terms.ts";
import { lockCampaign } from "./lock-campaign.server.ts";

export async function removeCampaign(
  ctx: Ctx,
  campaignId: string,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found" | "was_sent">>> {
  if (!may(ctx.actor, "campaigns:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (!campaign) return refuse("not_found");
    if (!mayDelete(campaign.state)) return refuse("was_sent");
    await tx.db.delete(campaigns).where(eq(campaigns.id, campaignId));
    await recordAudit(tx, {
      action: "campaign.deleted",
      subject: { type: "campaign", id: campaignId },
      before: campaignTerms(campaign),
    });
    return ok({ name: campaign.name });
  });
}
