import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { carts } from "../tables.server.ts";

/**
 * Takes the cart for the rest of the transaction. Carts are locked before orders, payments and
 * stock everywhere, so that changes, checkouts and callbacks of one cart queue up.
 */
export async function lockCart(ctx: Ctx, cartId: string): Promise<void> {
  await ctx.db.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for("update");
}
