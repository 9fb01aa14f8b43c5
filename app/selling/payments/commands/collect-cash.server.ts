import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { markOrderPaid } from "#app/selling/orders/commands/mark-order-paid.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isCollectable } from "../rules/collectable.ts";
import { paymentReference } from "../rules/reference.ts";
import { payments } from "../tables.server.ts";

export type CollectionResult = { outcome: "paid" } | { outcome: "difference"; due: Centavos };

/**
 * Records the cash that a courier handed over. Packing staff settle with couriers, so they have the
 * right. An amount other than the total pays nothing: staff must settle the difference first.
 */
export async function collectCash(
  ctx: Ctx,
  input: { orderId: string; amount: Centavos },
): Promise<Result<CollectionResult, Refusal<"forbidden" | "not_found" | "not_due">>> {
  if (!may(ctx.actor, "orders:fulfil")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const { orderId, amount } = input;
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    if (!isCollectable(order)) return refuse("not_due");
    const due = dueOf(order);
    if (amount !== due) {
      const needsAttention = `The courier handed over ${formatMoney(amount)} instead of ${formatMoney(due)}.`;
      await setOrderState(tx, order, { needsAttention });
      return ok({ outcome: "difference" as const, due });
    }
    await tx.db.insert(payments).values({
      id: tx.ids.newId(),
      orderId,
      gateway: "cod",
      reference: paymentReference(tx.now, tx.ids.newToken()),
      amount,
      currency: order.currency,
      status: "paid",
      createdAt: tx.now,
      settledAt: tx.now,
    });
    const subject = { type: "order", id: orderId };
    await recordAudit(tx, { action: "order.collected", subject, after: { amount } });
    await markOrderPaid(tx, order);
    return ok({ outcome: "paid" as const });
  });
}
