import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { openAffiliate, type ActRefusal, type OnAffiliate } from "./open-affiliate.server.ts";
import { writeAffiliate } from "./write-affiliate.server.ts";

/**
 * New orders earn nothing from now on. The affiliate reads the reason in a mail and in the portal.
 */
export async function suspendAffiliate(
  ctx: Ctx,
  { reason, ...on }: OnAffiliate & { reason: string },
): Promise<Result<undefined, ActRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAffiliate(tx, "suspend", on);
    if (!opened.ok) return opened;
    const facts = { status: "suspended", suspendedWhy: reason } as const;
    const action = "affiliate.suspended";
    await writeAffiliate(tx, opened.value, { action, facts, reason, news: "suspended" });
    return ok(undefined);
  });
}
