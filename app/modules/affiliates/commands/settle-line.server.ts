import { and, eq, isNotNull, lte } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { formatMoney } from "#app/lib/money.ts";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { affiliateCommissions, affiliatePayoutLines, affiliatePayouts } from "../tables.server.ts";
import { openPayout, type PayoutRefusal } from "./open-payout.server.ts";
import { writeLedger } from "./write-ledger.server.ts";

type Line = typeof affiliatePayoutLines.$inferSelect;
type Settled = { state: "paid"; reference: string } | { state: "failed"; failedWhy: string };

/**
 * Says of a line of a confirmed payout that it was paid, or that it could not be, and then its sum goes
 * back to the balance. With the last one the payout is settled.
 */
export async function settleLine(
  ctx: Ctx,
  { payoutId, lineId, settled }: { payoutId: string; lineId: string; settled: Settled },
): Promise<Result<undefined, PayoutRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openPayout(tx, payoutId, "open");
    if (!opened.ok) return opened;
    const payout = opened.value;
    const isOfPayout = eq(affiliatePayoutLines.payoutId, payout.id);
    const lines = await tx.db.select().from(affiliatePayoutLines).where(isOfPayout);
    const line = isUuid(lineId) ? lines.find(({ id }) => id === lineId) : undefined;
    if (!line) return refuse("not_found");
    if (line.state !== "open") return refuse("not_now");
    await tx.db
      .update(affiliatePayoutLines)
      .set({ ...settled, settledAt: tx.now })
      .where(eq(affiliatePayoutLines.id, line.id));
    if (settled.state === "paid") await markPaid(tx, line, payout.cutoff, settled.reference);
    else await giveBack(tx, line);
    if (lines.every(({ id, state }) => id === line.id || state !== "open")) {
      await tx.db
        .update(affiliatePayouts)
        .set({ state: "closed", closedAt: tx.now })
        .where(eq(affiliatePayouts.id, payout.id));
    }
    const { number } = payout;
    await recordAudit(tx, {
      action: `affiliate_payout.line_${settled.state}`,
      subject: { type: "affiliate_payout", id: payout.id },
      before: { number },
      after: { number, amount: line.amount, ...settled },
    });
    return ok(undefined);
  });
}

async function markPaid(tx: Ctx, line: Line, cutoff: Date, reference: string) {
  const { affiliateId, amount } = line;
  await tx.db
    .update(affiliateCommissions)
    .set({ status: "paid" })
    .where(
      and(
        eq(affiliateCommissions.affiliateId, affiliateId),
        eq(affiliateCommissions.status, "pending"),
        isNotNull(affiliateCommissions.payableAt),
        lte(affiliateCommissions.payableAt, cutoff),
      ),
    );
  await enqueue(tx.db, "affiliates.mail", {
    affiliateId,
    version: tx.now.getTime(),
    news: "paid",
    why: `${formatMoney(amount, { centavos: "always" })}, reference ${reference}`,
  });
}

async function giveBack(tx: Ctx, { id: lineId, affiliateId, amount }: Line) {
  await writeLedger(tx, { affiliateId, kind: "payout_failed", amount, lineId });
}
