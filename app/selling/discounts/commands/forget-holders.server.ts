import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { discountRedemptions } from "../tables.server.ts";

/** Uses of a code that were given back still name the cart that held them; it is removed now. */
export async function forgetHolders(ctx: Ctx, cartIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(discountRedemptions)
    .set({ heldByCart: null })
    .where(inArray(discountRedemptions.heldByCart, [...cartIds]));
}
