import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { nextNumber } from "#app/platform/database/next-number.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { affiliatePayouts, payoutNumbers } from "../tables.server.ts";
import { reckonPayout } from "./reckon-payout.server.ts";
import { writePlan } from "./write-plan.server.ts";

/** Lists the affiliates who are due now. Nothing is paid, and there is one draft at a time. */
export async function draftPayout(
  ctx: Ctx,
): Promise<Result<{ id: string }, Refusal<"forbidden" | "draft_there" | "nobody">>> {
  if (!may(ctx.actor, "payouts:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const { affiliate_payment_days: days } = await loadSettings(tx.db);
    const cutoff = addDays(tx.now, -days);
    const plan = await reckonPayout(tx, cutoff);
    if (plan.lines.length === 0) return refuse("nobody");
    // `AP`, because `PO` means a purchase order.
    const number = await nextNumber(tx, "AP", payoutNumbers);
    const [made] = await tx.db
      .insert(affiliatePayouts)
      .values({
        id: tx.ids.newId(),
        number,
        state: "draft",
        cutoff,
        leftOut: plan.leftOut,
        draftedBy: actorId(tx.actor),
        draftedAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: affiliatePayouts.id });
    if (!made) return refuse("draft_there");
    await writePlan(tx, made.id, plan);
    const subject = { type: "affiliate_payout", id: made.id };
    await recordAudit(tx, { action: "affiliate_payout.drafted", subject, after: { number } });
    return ok(made);
  });
}
