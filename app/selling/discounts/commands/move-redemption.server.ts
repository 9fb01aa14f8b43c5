import { and, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { discountRedemptions } from "../tables.server.ts";

/** The unpaid order went over to another cart, which holds its use of a code from now on. */
export async function moveRedemption(ctx: Ctx, orderId: string, cartId: string): Promise<void> {
  await ctx.db
    .update(discountRedemptions)
    .set({ heldByCart: cartId })
    .where(
      and(eq(discountRedemptions.orderId, orderId), isNotNull(discountRedemptions.heldByCart)),
    );
}
