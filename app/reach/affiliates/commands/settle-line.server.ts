import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { affiliatePayoutLines } from "../tables.server.ts";
import { closeSettled } from "./close-settled.server.ts";
import { openPayout, type PayoutRefusal } from "./open-payout.server.ts";
import type { StoredProof } from "./store-proof.server.ts";
import { writeProof } from "./write-proof.server.ts";
import { writeSettled, type LineSettlement } from "./write-settled.server.ts";

type SettleLineInput = {
  payoutId: string;
  lineId: string;
  settled: LineSettlement;
  proof?: StoredProof;
};

/**
 * Marks a line of a confirmed payout as paid, with its receipt if there is one, or as failed, which
 * returns the amount to the balance. The last line settles the payout.
 */
export async function settleLine(
  ctx: Ctx,
  { payoutId, lineId, settled, proof }: SettleLineInput,
): Promise<Result<undefined, PayoutRefusal | Refusal<"proof_there" | "too_many">>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openPayout(tx, payoutId, "open");
    if (!opened.ok) return opened;
    const payout = opened.value;
    const isOfPayout = eq(affiliatePayoutLines.payoutId, payout.id);
    const lines = await tx.db.select().from(affiliatePayoutLines).where(isOfPayout);
    const line = isUuid(lineId) ? lines.find(({ id }) => id === lineId) : undefined;
    if (!line) return refuse("not_found");
    if (line.state !== "open") return refuse("not_now");
    await writeSettled(tx, payout, line, settled);
    await closeSettled(tx, payout.id);
    return proof ? writeProof(tx, payout, { lineId: line.id, ...proof }) : ok(undefined);
  });
}
