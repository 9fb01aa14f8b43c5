import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { codeOfLine } from "../queries/payout-proofs.server.ts";
import { affiliatePayoutProofs as proofs } from "../tables/payout-proofs.server.ts";
import { openPayout, type PayoutRefusal } from "./open-payout.server.ts";

/** Takes away a receipt that was of something else. The log says who did. */
export async function removePayoutProof(
  ctx: Ctx,
  store: FileStore,
  { payoutId, proofId }: { payoutId: string; proofId: string },
): Promise<Result<undefined, PayoutRefusal>> {
  const removed = await inTransaction(ctx, async (tx) => {
    const opened = await openPayout(tx, payoutId, "open", "closed");
    if (!opened.ok) return opened;
    const { id, number } = opened.value;
    if (!isUuid(proofId)) return refuse("not_found");
    const [gone] = await tx.db
      .delete(proofs)
      .where(and(eq(proofs.id, proofId), eq(proofs.payoutId, id)))
      .returning();
    if (!gone) return refuse("not_now");
    const code = await codeOfLine(tx.db, gone.lineId);
    await recordAudit(tx, {
      action: "affiliate_payout.proof_removed",
      subject: { type: "affiliate_payout", id },
      after: { number, code, fileType: gone.fileType },
    });
    return ok(gone.fileId);
  });
  if (!removed.ok) return removed;
  await store.remove(removed.value);
  return ok(undefined);
}
