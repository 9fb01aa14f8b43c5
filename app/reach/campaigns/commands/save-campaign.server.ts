import { and, eq, isNull } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { segments } from "#app/reach/segments/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { CampaignInput } from "../input.ts";
import { mayEdit } from "../rules/campaign-states.ts";
import { campaigns } from "../tables.server.ts";
import { campaignTerms } from "../views/campaign-terms.ts";
import { lockCampaign } from "./lock-campaign.server.ts";

export type SaveCampaignRefusal = Refusal<
  "forbidden" | "not_found" | "not_now" | "changed_meanwhile" | "segment_gone"
>;

/** Changes a draft's content and audience. */
export async function saveCampaign(
  ctx: Ctx,
  values: CampaignInput,
  { id, version }: Edited,
): Promise<Result<{ id: string; name: string }, SaveCampaignRefusal>> {
  if (!may(ctx.actor, "campaigns:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockCampaign(tx, id);
    if (!before) return refuse("not_found");
    if (!mayEdit(before.state)) return refuse("not_now");
    if (before.version !== version) return refuse("changed_meanwhile");
    const { name, subject, preheader, senderName, topic, segmentId, content } = values;
    // A segment that was archived in the meantime stays, and prevents sending.
    if (segmentId !== null && segmentId !== before.segmentId) {
      const own = and(eq(segments.id, segmentId), isNull(segments.archivedAt));
      if ((await tx.db.$count(segments, own)) === 0) return refuse("segment_gone");
    }
    await tx.db
      .update(campaigns)
      .set({
        name,
        subject,
        preheader,
        senderName,
        topic,
        segmentId,
        content,
        version: version + 1,
      })
      .where(eq(campaigns.id, id));
    await recordAudit(tx, {
      action: "campaign.changed",
      subject: { type: "campaign", id },
      before: campaignTerms(before),
      after: campaignTerms(values),
    });
    return ok({ id, name });
  });
}
