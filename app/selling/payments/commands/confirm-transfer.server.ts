import { and, eq } from "drizzle-orm";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockCart } from "#app/selling/cart/commands/lock-cart.server.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { dueOf, isPaid } from "#app/selling/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { transferFlag } from "../texts/staff.ts";
import { judgeTransfer } from "../rules/transfer-terms.ts";
import { payments } from "../tables.server.ts";
import { answerProofs } from "./answer-proofs.server.ts";
import { openAttempt } from "./open-attempt.server.ts";
import { settleOrder } from "./settle-order.server.ts";

export type ArrivedTransfer = {
  orderId: string;
  received: Centavos;
  /** The bank's reference of this transfer. */
  bankReference: string;
};

type Outcome = "paid" | "late_unfulfillable" | "short" | "over";

/**
 * Staff confirm that the money has arrived, with or without a proof, in time or late. The exact
 * amount pays the order. Any other amount flags it, since staff must talk to the buyer.
 */
export async function confirmTransfer(
  ctx: Ctx,
  transfer: ArrivedTransfer,
): Promise<Result<Outcome, Refusal<"forbidden" | "not_found" | "no_transfer" | "already_paid">>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const known = await findOrder(tx.db, transfer.orderId);
    if (!known) return refuse("not_found");
    if (known.cartId) await lockCart(tx, known.cartId);
    const order = await lockOrder(tx, known.id);
    if (!order) return refuse("not_found");
    if (order.paymentMethod !== "bank") return refuse("no_transfer");
    if (isPaid(order.paymentStatus)) return refuse("already_paid");
    const judged = judgeTransfer(dueOf(order), transfer.received);
    await recordTransfer(tx, transfer, judged === "match" ? "confirmed" : "mismatch");
    if (judged !== "match") {
      await flag(tx, order, judged, transfer.received);
      return ok(judged);
    }
    await settleAttempt(tx, order);
    // Clears the flag of an earlier, wrong amount, since the whole amount has arrived.
    const answered = { proofWaitingSince: null, needsAttention: null };
    const outcome = await settleOrder(tx, await setOrderState(tx, order, answered));
    return ok(outcome === "settled" ? "paid" : outcome);
  });
}

async function recordTransfer(
  ctx: Ctx,
  { orderId, received, bankReference }: ArrivedTransfer,
  answer: "confirmed" | "mismatch",
): Promise<void> {
  await answerProofs(ctx, orderId, { answer });
  await recordAudit(ctx, {
    action: `transfer.${answer}`,
    subject: { type: "order", id: orderId },
    after: { received, bankReference },
  });
}

/** Money has arrived, so the order must not expire before staff have resolved the difference. */
async function flag(ctx: Ctx, order: LockedOrder, judged: "short" | "over", received: Centavos) {
  const difference = formatMoney(Math.abs(received - dueOf(order)));
  const needsAttention = transferFlag[judged](formatMoney(received), difference);
  await setOrderState(ctx, order, { needsAttention, proofWaitingSince: null, expiresAt: null });
}

async function settleAttempt(ctx: Ctx, order: LockedOrder): Promise<void> {
  const { reference } = await openAttempt(ctx, order, { gateway: "bank", nextAskAt: null });
  await ctx.db
    .update(payments)
    .set({ status: "paid", settledAt: ctx.now })
    .where(and(eq(payments.reference, reference), eq(payments.gateway, "bank")));
}
