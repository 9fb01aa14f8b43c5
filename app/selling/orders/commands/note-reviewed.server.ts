import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderItems } from "../tables.server.ts";

/** The buyer reviewed a product of this order, and is not asked again. */
export async function noteReviewed(
  ctx: Ctx,
  { orderId, productId }: { orderId: string; productId: string },
): Promise<void> {
  await ctx.db
    .update(orderItems)
    .set({ reviewedAt: ctx.now })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.productId, productId)));
}
