import { asc, eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readPicture } from "#app/platform/files/read-picture.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { MAX_PROOFS, takesProof } from "../rules/transfer-terms.ts";
import { transferProofs } from "../tables.server.ts";

type AddTransferProofRefusal = Refusal<
  "not_waiting" | "not_a_picture" | "too_many" | "sent_before"
>;
type ProofRow = Omit<typeof transferProofs.$inferInsert, "orderId" | "uploadedAt">;

/**
 * Stores a buyer's picture of a transfer and keeps the order open until staff have answered. The
 * receipt's token is the authorization. The file is written before its row, so a failed try leaves
 * a file without a row, which the job `payments.sweep-proofs` removes.
 */
export async function addTransferProof(
  ctx: Ctx,
  store: FileStore,
  { orderToken, sent }: { orderToken: string; sent: Uint8Array },
): Promise<Result<{ proofId: string }, AddTransferProofRefusal>> {
  const order = await findOrderByToken(ctx, orderToken);
  if (!order || !takesProof(order)) return refuse("not_waiting");
  const picture = await readPicture(sent);
  if (!picture.ok) return picture;
  const { bytes, width, height } = picture.value;
  const [id, fileId] = [ctx.ids.newId(), ctx.ids.newId()];
  await store.write(fileId, bytes);
  const sentDigest = createHash("sha256").update(sent).digest("base64url");
  const proof = { id, fileId, bytes: bytes.length, width, height, sentDigest };
  const written = await inTransaction(ctx, (tx) => writeProof(tx, order.id, proof));
  if (!written.ok || written.value.proofId !== id) await store.remove(fileId);
  return written;
}

async function writeProof(
  ctx: Ctx,
  orderId: string,
  proof: ProofRow,
): Promise<Result<{ proofId: string }, AddTransferProofRefusal>> {
  const order = await lockOrder(ctx, orderId);
  if (!order || !takesProof(order)) return refuse("not_waiting");
  const { id: proofId, sentDigest } = proof;
  const earlier = await ctx.db
    .select()
    .from(transferProofs)
    .where(eq(transferProofs.orderId, orderId))
    .orderBy(asc(transferProofs.id));
  const same = earlier.find((one) => one.sentDigest === sentDigest);
  if (same) return same.answer === null ? ok({ proofId: same.id }) : refuse("sent_before");
  if (earlier.length >= MAX_PROOFS) return refuse("too_many");
  await ctx.db.insert(transferProofs).values({ ...proof, orderId, uploadedAt: ctx.now });
  const first = order.proofWaitingSince === null;
  await setOrderState(ctx, order, {
    proofWaitingSince: order.proofWaitingSince ?? ctx.now,
    expiresAt: null,
  });
  await recordAudit(ctx, {
    action: "transfer.proof_sent",
    subject: { type: "order", id: orderId },
    after: { proofId },
  });
  await enqueue(ctx.db, "payments.mail-proof-received", { proofId });
  if (first) await enqueue(ctx.db, "payments.mail-proof-to-staff", { proofId });
  return ok({ proofId });
}
