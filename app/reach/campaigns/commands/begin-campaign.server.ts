import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { audienceOf } from "../queries/audience.server.ts";
import { namedIn, readiness, type Campaign } from "../queries/find-campaign.server.ts";
import { mailProducts } from "../queries/mail-products.server.ts";
import { readContent } from "../rules/content-blocks.ts";
import { campaignLinks, campaignRecipients, campaigns } from "../tables.server.ts";
import { targetsOf } from "../views/show-mail.ts";

const BATCH = 1_000;

/**
 * Records the recipients of a campaign and the targets of its links, once. A campaign that lacks
 * something by now fails with the reason. Call it inside the transaction that holds the campaign's
 * row, so a killed process leaves all of it or nothing.
 */
export async function beginCampaign(tx: Ctx, campaign: Campaign, appUrl: string): Promise<void> {
  const { id, name, content } = campaign;
  const subject = { type: "campaign", id };
  const { problems } = await readiness(tx, campaign);
  const [problem] = problems;
  if (problem) {
    await tx.db
      .update(campaigns)
      .set({ state: "failed", endedWhy: problem })
      .where(eq(campaigns.id, id));
    await recordAudit(tx, {
      action: "campaign.failed",
      subject,
      before: { name },
      reason: problem,
    });
    return;
  }
  const members = await audienceOf(tx, campaign);
  for (let from = 0; from < members.length; from += BATCH) {
    const rows = members.slice(from, from + BATCH).map(({ email, customerId, firstName }) => {
      return { id: tx.ids.newId(), campaignId: id, email, customerId, firstName };
    });
    await tx.db.insert(campaignRecipients).values(rows).onConflictDoNothing();
  }
  const products = await mailProducts(tx.db, namedIn(readContent(content), "product"));
  const links = targetsOf(content, products, appUrl);
  if (links.length > 0) {
    await tx.db
      .insert(campaignLinks)
      .values(links.map((url) => ({ id: tx.ids.newId(), campaignId: id, url })))
      .onConflictDoNothing();
  }
  await tx.db
    .update(campaigns)
    .set({ state: "sending", startedAt: tx.now, recipientCount: members.length })
    .where(eq(campaigns.id, id));
  await recordAudit(tx, {
    action: "campaign.began",
    subject,
    after: { name, recipients: members.length },
  });
}
