import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { markOrderPaid } from "#app/selling/orders/commands/mark-order-paid.server.ts";
import { makeOrder, tokenOf } from "#app/selling/orders/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/** The receipt's token of a delivered order of one product, for a test. */
export async function deliveredOrder(ctx: Ctx, productId: string): Promise<string> {
  const orderId = await makeOrder(ctx, { productId });
  await inTransaction(ctx, async (tx) => markOrderPaid(tx, (await lockOrder(tx, orderId))!));
  for (const to of ["processing", "shipped", "delivered"] as const) {
    await moveOrder(ctx, { orderId, to });
  }
  return tokenOf(ctx, orderId);
}
