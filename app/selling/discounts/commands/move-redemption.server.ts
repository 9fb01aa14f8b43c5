import { and, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { discountRedemptions } from "../tables.server.ts";

/** Moves the use of an unpaid order to the order's new cart. */
export async function moveRedemption(ctx: Ctx, orderId: string, cartId: string): Promise<void> {
  await ctx.db
    .update(discountRedemptions)
    .set({ heldByCart: cartId })
    .where(
      and(eq(discountRedemptions.orderId, orderId), isNotNull(discountRedemptions.heldByCart)),
    );
}
