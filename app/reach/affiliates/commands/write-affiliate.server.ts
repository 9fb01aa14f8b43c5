import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { AffiliateNews } from "../texts/mail.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import type { LockedAffiliate } from "./open-affiliate.server.ts";

type Facts = Partial<Pick<LockedAffiliate, "status" | "suspendedWhy" | "affiliateCode">>;

type AffiliateChange = {
  action: string;
  facts: Facts;
  reason?: string | undefined;
  /** The mail to the affiliate; none if omitted. */
  news?: AffiliateNews | undefined;
};

/** Writes what changed of a locked affiliate, with its row in the log and its mail. */
export async function writeAffiliate(
  ctx: Ctx,
  own: LockedAffiliate,
  { action, facts, reason, news }: AffiliateChange,
): Promise<void> {
  const version = own.version + 1;
  await ctx.db
    .update(affiliates)
    .set({ ...facts, version })
    .where(eq(affiliates.id, own.id));
  const { affiliateCode: code, status } = own;
  await recordAudit(ctx, {
    action,
    subject: { type: "affiliate", id: own.id },
    before: { code, status },
    after: { code: facts.affiliateCode ?? code, status: facts.status ?? status },
    reason,
  });
  if (news === undefined) return;
  const why = reason ?? null;
  await enqueue(ctx.db, "affiliates.mail", { affiliateId: own.id, version, news, why });
}
