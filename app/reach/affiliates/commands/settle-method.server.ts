import { and, asc, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { PayoutMethod } from "../rules/payout-terms.ts";
import {
  affiliatePayoutDetails as details,
  affiliatePayoutLines as lines,
} from "../tables.server.ts";
import { closeSettled } from "./close-settled.server.ts";
import { openPayout, type PayoutRefusal } from "./open-payout.server.ts";
import type { StoredProof } from "./store-proof.server.ts";
import { writeProof } from "./write-proof.server.ts";
import { writeSettled } from "./write-settled.server.ts";

type SettleMethodInput = {
  payoutId: string;
  method: PayoutMethod;
  reference: string;
  proof?: StoredProof;
};

/**
 * Marks all open lines of one method as paid, for example after the list was uploaded to the bank.
 * Returns how many there were. The receipt covers all of them, so no affiliate sees it.
 */
export async function settleMethod(
  ctx: Ctx,
  { payoutId, method, reference, proof }: SettleMethodInput,
): Promise<Result<number, PayoutRefusal | Refusal<"proof_there" | "too_many">>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openPayout(tx, payoutId, "open");
    if (!opened.ok) return opened;
    const payout = opened.value;
    const found = await tx.db
      .select({ line: lines })
      .from(lines)
      .innerJoin(details, eq(details.id, lines.detailsId))
      .where(
        and(eq(lines.payoutId, payout.id), eq(lines.state, "open"), eq(details.method, method)),
      )
      .orderBy(asc(lines.id));
    if (found.length === 0) return refuse("not_now");
    const settled = { state: "paid", reference } as const;
    for (const { line } of found) await writeSettled(tx, payout, line, settled);
    await closeSettled(tx, payout.id);
    const named = proof ? await writeProof(tx, payout, { lineId: null, ...proof }) : ok(undefined);
    return named.ok ? ok(found.length) : named;
  });
}
