import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { affiliatePayouts } from "../tables.server.ts";
import { openPayout, type PayoutRefusal } from "./open-payout.server.ts";

/** A draft has not changed any balance, so it can be dropped freely. */
export async function dropPayout(
  ctx: Ctx,
  { payoutId, version }: { payoutId: string; version: number },
): Promise<Result<undefined, PayoutRefusal | Refusal<"changed_meanwhile">>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openPayout(tx, payoutId, "draft");
    if (!opened.ok) return opened;
    const { id, number } = opened.value;
    if (opened.value.version !== version) return refuse("changed_meanwhile");
    await tx.db
      .update(affiliatePayouts)
      .set({ state: "dropped", version: version + 1 })
      .where(eq(affiliatePayouts.id, id));
    await recordAudit(tx, {
      action: "affiliate_payout.dropped",
      subject: { type: "affiliate_payout", id },
      after: { number },
    });
    return ok(undefined);
  });
}
