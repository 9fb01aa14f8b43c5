import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { settleReservation } from "#app/modules/catalog/commands/settle-reservation.server.ts";
import { releaseRedemption } from "#app/modules/discounts/commands/release-redemption.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { holdsMoney } from "../rules/order-terms.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { canMove, stockEffect } from "../rules/transitions.ts";
import { lockOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

type Refused =
  | Refusal<"forbidden" | "not_found">
  | (Refusal<"illegal_move"> & { from: OrderStatus });

/** Moves an order along by staff, with its effect on its code and on stock. */
export async function changeOrderStatus(
  ctx: Ctx,
  input: { orderId: string; to: OrderStatus },
): Promise<Result<{ status: OrderStatus }, Refused>> {
  if (!may(ctx.actor, "orders:fulfil") && !may(ctx.actor, "orders:write")) {
    return refuse("forbidden");
  }
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, input.orderId);
    if (!order) return refuse("not_found");
    if (!canMove(order.status, input.to)) return refuse("illegal_move", { from: order.status });
    await setOrderState(tx, order, {
      status: input.to,
      ...(input.to === "shipped" ? { fulfillmentStatus: "fulfilled" as const } : {}),
      ...(input.to === "cancelled" ? { cancelledAt: tx.now } : {}),
      ...(input.to === "cancelled" && holdsMoney(order.paymentStatus)
        ? { needsAttention: "Cancelled after it was paid: refund it." }
        : {}),
    });
    if (input.to === "cancelled" && order.discountId) await releaseRedemption(tx, order.id);
    const effect = stockEffect(input.to);
    if (effect) await settleReservation(tx, order.id, effect);
    await emit(tx.db, `order.${input.to}`, { orderId: order.id });
    return ok({ status: input.to });
  });
}
