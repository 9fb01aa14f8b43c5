import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { discountRedemptions } from "../tables.server.ts";

/** The order was paid: its use of a code counts from now on for its own cart too. */
export async function keepRedemption(ctx: Ctx, orderId: string): Promise<void> {
  await ctx.db
    .update(discountRedemptions)
    .set({ heldByCart: null })
    .where(eq(discountRedemptions.orderId, orderId));
}
