import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { isPaid } from "../rules/order-terms.ts";
import { endOrder } from "./end-order.server.ts";
import { lockOrder } from "./lock-order.server.ts";

/**
 * Ends an order nobody paid, by the clock or by its successor; one that moved on is left alone.
 * Call inside a transaction.
 */
export async function endUnpaidOrder(
  ctx: Ctx,
  orderId: string,
  why: "expired" | "placed_again",
): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  if (!order || order.status !== "pending" || isPaid(order.paymentStatus)) return false;
  await endOrder(ctx, order, { why });
  return true;
}
