import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { openAffiliate, type ActRefusal, type OnAffiliate } from "./open-affiliate.server.ts";
import { writeAffiliate } from "./write-affiliate.server.ts";

/** The person gets the reason by mail. Staff can still approve them later. */
export async function declineJoin(
  ctx: Ctx,
  { reason, ...on }: OnAffiliate & { reason: string },
): Promise<Result<undefined, ActRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAffiliate(tx, "decline", on);
    if (!opened.ok) return opened;
    const facts = { status: "declined", suspendedWhy: reason } as const;
    const action = "affiliate.declined";
    await writeAffiliate(tx, opened.value, { action, facts, reason, news: "declined" });
    return ok(undefined);
  });
}
