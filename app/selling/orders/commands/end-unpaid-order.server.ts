import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { isPaid } from "../rules/order-terms.ts";
import { endOrder } from "./end-order.server.ts";
import { lockOrder } from "./lock-order.server.ts";

/**
 * Ends an unpaid order, because its time is over or a newer order replaces it. Does nothing if the
 * order has moved on. Call it inside a transaction.
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
