import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { mailSender } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { CampaignMail } from "../emails/campaign-mail.tsx";
import { previewMail } from "../queries/preview-mail.server.ts";
import { campaigns } from "../tables.server.ts";
import { campaignMail as say } from "../texts/mail.ts";

type TestCampaignInput = { campaignId: string; version: number; appUrl: string };

/** Mails the present version of the campaign to the actor, without counting anything. */
export async function testCampaign(
  ctx: Ctx,
  { campaignId, version, appUrl }: TestCampaignInput,
): Promise<Result<{ email: string }, Refusal<"forbidden" | "not_found" | "changed_meanwhile">>> {
  const { actor } = ctx;
  if (!may(actor, "campaigns:write") || actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const campaign = await lockRow(tx.db, campaigns, campaignId);
    if (!campaign) return refuse("not_found");
    if (campaign.version !== version) return refuse("changed_meanwhile");
    const { subject, ...props } = await previewMail(tx.db, campaign, appUrl);
    const sender = await mailSender(tx.db);
    await queueShopMail(tx, {
      kind: "campaign",
      values: {},
      dedupeKey: `campaign-test:${campaignId}:${tx.ids.newId()}`,
      to: actor.email,
      subject: say.testSubject(subject),
      fromName: campaign.senderName || sender.name,
      template: CampaignMail,
      props,
    });
    await tx.db
      .update(campaigns)
      .set({ testedVersion: version })
      .where(eq(campaigns.id, campaignId));
    await recordAudit(tx, {
      action: "campaign.tested",
      subject: { type: "campaign", id: campaignId },
      before: { name: campaign.name },
    });
    return ok({ email: actor.email });
  });
}
