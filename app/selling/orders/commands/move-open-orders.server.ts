import { and, asc, eq } from "drizzle-orm";
import { moveRedemption } from "#app/selling/discounts/commands/move-redemption.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";
import { endOtherUnpaidOrders } from "./end-other-unpaid-orders.server.ts";

/**
 * Moves unpaid orders along with their cart's lines, since payment must remove the items from the
 * other cart. They replace an unpaid order of that cart. The caller has locked both carts.
 */
export async function moveOpenOrders(ctx: Ctx, from: string, to: string): Promise<void> {
  const open = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.cartId, from),
        eq(orders.status, "pending"),
        eq(orders.paymentStatus, "unpaid"),
      ),
    )
    .orderBy(asc(orders.id))
    .for("update");
  for (const { id } of open) {
    await ctx.db.update(orders).set({ cartId: to }).where(eq(orders.id, id));
    await moveRedemption(ctx, id, to);
    // The order already has its reservations and uses.
    await endOtherUnpaidOrders(ctx, to, { orderId: id, productIds: [], discountId: null });
  }
}
