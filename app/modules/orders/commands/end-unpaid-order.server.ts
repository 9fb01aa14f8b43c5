import { settleReservation } from "#app/modules/catalog/commands/settle-reservation.server.ts";
import { releaseRedemption } from "#app/modules/discounts/commands/release-redemption.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { isPaid } from "../rules/order-terms.ts";
import { lockOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

/**
 * Cancels an order nobody paid and gives its code and its stock back; an order that moved on is left alone.
 * Call inside a transaction.
 */
export async function endUnpaidOrder(
  ctx: Ctx,
  orderId: string,
  why: "expired" | "placed_again" | "cancelled",
): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  if (!order || order.status !== "pending" || isPaid(order.paymentStatus)) return false;
  await setOrderState(
    ctx,
    order,
    {
      status: "cancelled",
      paymentStatus: why === "expired" ? "expired" : "unpaid",
      cancelledAt: ctx.now,
    },
    why,
  );
  if (order.discountId) await releaseRedemption(ctx, orderId);
  await settleReservation(ctx, orderId, "release");
  await emit(ctx.db, "order.cancelled", { orderId, why });
  return true;
}
