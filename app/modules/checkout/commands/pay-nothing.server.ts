import { lockOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { markOrderPaid } from "#app/modules/orders/commands/mark-order-paid.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** An order that a code brought down to nothing is paid as it is placed: no gateway takes zero. */
export async function payNothing(ctx: Ctx, orderId: string): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (!order || order.totalAmount !== 0) throw new Error("this order has something to pay");
  await markOrderPaid(ctx, order);
}
