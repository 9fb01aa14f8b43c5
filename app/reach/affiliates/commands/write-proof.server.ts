import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { codeOfLine } from "../queries/payout-proofs.server.ts";
import { MOST_OF_PAYOUT } from "../rules/proof-terms.ts";
import { affiliatePayoutProofs as proofs } from "../tables/payout-proofs.server.ts";
import type { StoredProof } from "./store-proof.server.ts";

type Payout = { id: string; number: string };

/**
 * Records the stored receipt of a line or of the whole payout. The caller holds the payout's lock.
 */
export async function writeProof(
  tx: Ctx,
  payout: Payout,
  { lineId, ...proof }: StoredProof & { lineId: string | null },
): Promise<Result<undefined, Refusal<"proof_there" | "too_many">>> {
  const ofPayout = and(eq(proofs.payoutId, payout.id), isNull(proofs.lineId));
  if (lineId === null && (await tx.db.$count(proofs, ofPayout)) >= MOST_OF_PAYOUT) {
    return refuse("too_many");
  }
  const id = tx.ids.newId();
  const made = await tx.db
    .insert(proofs)
    .values({ id, payoutId: payout.id, lineId, ...proof, addedAt: tx.now })
    .onConflictDoNothing()
    .returning({ id: proofs.id });
  if (made.length === 0) return refuse("proof_there");
  await recordAudit(tx, {
    action: "affiliate_payout.proof_added",
    subject: { type: "affiliate_payout", id: payout.id },
    after: {
      number: payout.number,
      code: await codeOfLine(tx.db, lineId),
      fileType: proof.fileType,
    },
  });
  return ok(undefined);
}
