import { and, eq, isNotNull, lte } from "drizzle-orm";
import { formatMoney } from "#app/lib/money.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { affiliateCommissions, affiliatePayoutLines } from "../tables.server.ts";
import { writeLedger } from "./write-ledger.server.ts";

type Line = typeof affiliatePayoutLines.$inferSelect;
type Payout = { id: string; number: string; cutoff: Date };
export type LineSettlement =
  | { state: "paid"; reference: string }
  | { state: "failed"; failedWhy: string };

/** Records the result of an open line. The caller holds the payout's lock. */
export async function writeSettled(
  tx: Ctx,
  { id, number, cutoff }: Payout,
  line: Line,
  settled: LineSettlement,
): Promise<void> {
  await tx.db
    .update(affiliatePayoutLines)
    .set({ ...settled, settledAt: tx.now })
    .where(eq(affiliatePayoutLines.id, line.id));
  if (settled.state === "paid") await markPaid(tx, line, { cutoff, ...settled });
  else await giveBack(tx, line);
  await recordAudit(tx, {
    action: `affiliate_payout.line_${settled.state}`,
    subject: { type: "affiliate_payout", id },
    before: { number },
    after: { number, amount: line.amount, ...settled },
  });
}

type LinePayment = { cutoff: Date; reference: string };

async function markPaid(tx: Ctx, line: Line, { cutoff, reference }: LinePayment) {
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
