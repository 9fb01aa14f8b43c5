import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { affiliatePayoutLines as lines } from "../tables.server.ts";
import { openPayout, type PayoutRefusal } from "./open-payout.server.ts";
import { storeProof, type ProofRefusal } from "./store-proof.server.ts";
import { writeProof } from "./write-proof.server.ts";

type ProofInput = { payoutId: string; lineId: string | null; sent: Uint8Array };

/** The receipt of a line that was paid, or of a whole payout, that was not at hand when it was settled. */
export async function addPayoutProof(
  ctx: Ctx,
  store: FileStore,
  { payoutId, lineId, sent }: ProofInput,
): Promise<Result<undefined, PayoutRefusal | ProofRefusal | Refusal<"proof_there" | "too_many">>> {
  return storeProof(ctx, { store, sent }, (proof) =>
    inTransaction(ctx, async (tx) => {
      const opened = await openPayout(tx, payoutId, "open", "closed");
      if (!opened.ok) return opened;
      if (lineId !== null) {
        if (!isUuid(lineId)) return refuse("not_found");
        const isOfIt = and(eq(lines.id, lineId), eq(lines.payoutId, opened.value.id));
        const [line] = await tx.db.select().from(lines).where(isOfIt);
        if (!line) return refuse("not_found");
        if (line.state !== "paid") return refuse("not_now");
      }
      return writeProof(tx, opened.value, { lineId, ...proof });
    }),
  );
}
