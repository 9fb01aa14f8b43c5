import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { carts } from "../tables.server.ts";

/**
 * Locks the cart for the rest of the transaction. Carts are always locked before orders, payments
 * and stock, so that changes, checkouts and callbacks of one cart queue up. Returns the cart's
 * promo code.
 */
export async function lockCart(ctx: Ctx, cartId: string): Promise<{ discountCode: string | null }> {
  const [cart] = await ctx.db
    .select({ discountCode: carts.discountCode })
    .from(carts)
    .where(eq(carts.id, cartId))
    .for("update");
  return { discountCode: cart?.discountCode ?? null };
}
