import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { discountRedemptions } from "../tables.server.ts";

/** Released uses still reference their cart, which is about to be removed. */
export async function forgetHolders(ctx: Ctx, cartIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(discountRedemptions)
    .set({ heldByCart: null })
    .where(inArray(discountRedemptions.heldByCart, [...cartIds]));
}
