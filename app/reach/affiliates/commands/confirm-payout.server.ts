import { asc, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { payersOf } from "../queries/payers.server.ts";
import { mayConfirm } from "../rules/payout-terms.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliatePayoutLines, affiliatePayouts } from "../tables.server.ts";
import { openPayout, type PayoutRefusal } from "./open-payout.server.ts";
import { reckonPayout, type ReckonedLine } from "./reckon-payout.server.ts";
import { writeLedger } from "./write-ledger.server.ts";
import { writePlan } from "./write-plan.server.ts";

type ConfirmPayoutResult = "confirmed" | "changed" | "nobody_left";

/**
 * Takes the amounts of a draft off the balances. The payout is calculated again behind the locks of
 * the affiliates. If anything differs from the list that staff saw, nothing is paid and the draft
 * shows the new list. So no amount is paid twice, and none without having been seen.
 */
export async function confirmPayout(
  ctx: Ctx,
  { payoutId, version }: { payoutId: string; version: number },
): Promise<
  Result<ConfirmPayoutResult, PayoutRefusal | Refusal<"changed_meanwhile" | "second_person">>
> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openPayout(tx, payoutId, "draft");
    if (!opened.ok) return opened;
    const payout = opened.value;
    if (payout.version !== version) return refuse("changed_meanwhile");
    const confirmerId = actorId(tx.actor);
    if (!mayConfirm(payout.draftedBy, confirmerId, await payersOf(tx.db))) {
      return refuse("second_person");
    }
    const lines = await lockedLines(tx, payout.id);
    const plan = await reckonPayout(tx, payout.cutoff);
    const next = { version: version + 1 };
    const isOurs = eq(affiliatePayouts.id, payout.id);
    if (!isSame(lines, plan.lines)) {
      await writePlan(tx, payout.id, plan);
      const state = plan.lines.length === 0 ? "dropped" : "draft";
      await tx.db
        .update(affiliatePayouts)
        .set({ ...next, state })
        .where(isOurs);
      return ok(state === "draft" ? "changed" : "nobody_left");
    }
    for (const { id: lineId, affiliateId, amount } of lines) {
      await writeLedger(tx, { affiliateId, kind: "paid_out", amount: -amount, lineId });
    }
    await tx.db
      .update(affiliatePayoutLines)
      .set({ state: "open" })
      .where(eq(affiliatePayoutLines.payoutId, payout.id));
    await tx.db
      .update(affiliatePayouts)
      .set({ ...next, state: "open", confirmedBy: confirmerId, confirmedAt: tx.now })
      .where(isOurs);
    const { number } = payout;
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    await recordAudit(tx, {
      action: "affiliate_payout.confirmed",
      subject: { type: "affiliate_payout", id: payout.id },
      before: { number },
      after: { number, lines: lines.length, totalAmount: total },
    });
    return ok("confirmed");
  });
}

/** Locks the affiliates in a fixed order, so nothing enters their ledgers in the meantime. */
async function lockedLines(tx: Ctx, payoutId: string) {
  const lines = await tx.db
    .select()
    .from(affiliatePayoutLines)
    .where(eq(affiliatePayoutLines.payoutId, payoutId));
  const ids = lines.map(({ affiliateId }) => affiliateId);
  if (ids.length > 0) {
    await tx.db
      .select({ id: affiliates.id })
      .from(affiliates)
      .where(inArray(affiliates.id, ids))
      .orderBy(asc(affiliates.id))
      .for("update");
  }
  return lines;
}

function isSame(planned: readonly ReckonedLine[], now: readonly ReckonedLine[]): boolean {
  const key = ({ affiliateId, amount, detailsId }: ReckonedLine) =>
    `${affiliateId} ${amount} ${detailsId}`;
  const known = new Set(planned.map(key));
  return known.size === now.length && now.every((line) => known.has(key(line)));
}
