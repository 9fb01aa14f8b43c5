import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { discountRedemptions, discounts } from "../tables.server.ts";

/**
 * Returns the use of an ended order to its code. A second call does nothing. Call it inside the
 * order's transaction, before stock is locked.
 */
export async function releaseRedemption(ctx: Ctx, orderId: string): Promise<void> {
  const [released] = await ctx.db
    .update(discountRedemptions)
    .set({ releasedAt: ctx.now })
    .where(and(eq(discountRedemptions.orderId, orderId), isNull(discountRedemptions.releasedAt)))
    .returning({ discountId: discountRedemptions.discountId });
  if (!released) return;
  await ctx.db
    .update(discounts)
    .set({ usedCount: sql`${discounts.usedCount} - 1` })
    .where(eq(discounts.id, released.discountId));
}
