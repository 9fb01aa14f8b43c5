import { and, asc, eq, ne } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";
import { endUnpaidOrder } from "./end-unpaid-order.server.ts";

/**
 * One cart has at most one unpaid order: a newer one, or a late payment, ends the rest, so a
 * shopper never competes with herself for the last unit. The caller holds the cart.
 */
export async function endOtherUnpaidOrders(
  ctx: Ctx,
  cartId: string,
  keptOrderId?: string,
): Promise<void> {
  const open = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cartId),
        eq(orders.status, "pending"),
        eq(orders.paymentStatus, "unpaid"),
        keptOrderId ? ne(orders.id, keptOrderId) : undefined,
      ),
    )
    .orderBy(asc(orders.id));
  for (const order of open) await endUnpaidOrder(ctx, order.id, "placed_again");
}
