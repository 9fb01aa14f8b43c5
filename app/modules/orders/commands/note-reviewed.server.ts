import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderItems } from "../tables.server.ts";

/** The buyer of an order has written what she thinks of a product: she is not asked again. */
export async function noteReviewed(
  ctx: Ctx,
  { orderId, productId }: { orderId: string; productId: string },
): Promise<void> {
  await ctx.db
    .update(orderItems)
    .set({ reviewedAt: ctx.now })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.productId, productId)));
}
