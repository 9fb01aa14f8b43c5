import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { openAffiliate, type ActRefusal, type OnAffiliate } from "./open-affiliate.server.ts";
import { writeAffiliate } from "./write-affiliate.server.ts";

/** Ends a suspension: new orders earn again, but orders during the suspension do not. */
export async function resumeAffiliate(
  ctx: Ctx,
  { reason, ...on }: OnAffiliate & { reason: string },
): Promise<Result<undefined, ActRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAffiliate(tx, "resume", on);
    if (!opened.ok) return opened;
    const facts = { status: "active", suspendedWhy: null } as const;
    const action = "affiliate.resumed";
    await writeAffiliate(tx, opened.value, { action, facts, reason, news: "resumed" });
    return ok(undefined);
  });
}
