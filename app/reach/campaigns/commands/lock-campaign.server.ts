import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { campaigns } from "../tables.server.ts";

/** The campaign as it is now, locked until the transaction ends. */
export async function lockCampaign({ db }: Ctx, campaignId: string) {
  if (!isUuid(campaignId)) return undefined;
  const [campaign] = await db
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
    .for("no key update");
  return campaign;
}
