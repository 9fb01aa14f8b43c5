import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { discountRedemptions } from "../tables.server.ts";

/** Makes the use of a paid order permanent, even for its own cart. */
export async function keepRedemption(ctx: Ctx, orderId: string): Promise<void> {
  await ctx.db
    .update(discountRedemptions)
    .set({ heldByCart: null })
    .where(eq(discountRedemptions.orderId, orderId));
}
