import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import { PROOF_WAITS } from "#app/selling/orders/rules/order-ends.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { deadlineAfterDecline } from "../rules/transfer-terms.ts";
import { answerProofs } from "./answer-proofs.server.ts";

/** Staff decline the waiting proofs with a reason for the buyer, who gets time for another. */
export async function declineTransfer(
  ctx: Ctx,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<Result<undefined, Refusal<"forbidden" | "nothing_waiting">>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.proofWaitingSince) return refuse("nothing_waiting");
    const declined = await answerProofs(tx, orderId, { answer: "declined", answerReason: reason });
    const proofId = declined.at(-1);
    if (!proofId) throw new Error("an order waits for the answer to a proof that it does not have");
    const open = order.status === "pending";
    const expiresAt = open ? deadlineAfterDecline(order.createdAt, tx.now) : order.expiresAt;
    const answered = order.needsAttention === PROOF_WAITS && { needsAttention: null };
    await setOrderState(tx, order, { proofWaitingSince: null, expiresAt, ...answered });
    if (open && expiresAt) {
      await enqueue(tx.db, "orders.expire", { orderId }, { runAt: expiresAt });
    }
    await recordAudit(tx, {
      action: "transfer.declined",
      subject: { type: "order", id: orderId },
      after: { proofs: declined.length },
      reason,
    });
    await enqueue(tx.db, "payments.mail-proof-declined", { proofId });
    return ok(undefined);
  });
}
