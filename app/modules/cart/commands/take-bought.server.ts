import { and, eq, lte, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { cartItems, carts } from "../tables.server.ts";
import { lockCart } from "./lock-cart.server.ts";

export type BoughtLine = { productId: string; variantId: string | null; quantity: number };

/**
 * Takes what was paid out of the cart it came from. What was added since the order was placed
 * stays. The code that was used leaves with it. Call inside the transaction that settles the payment.
 */
export async function takeBought(
  ctx: Ctx,
  cartId: string,
  lines: readonly BoughtLine[],
  usedCode: string | null,
): Promise<void> {
  await lockCart(ctx, cartId);
  if (usedCode !== null) {
    const chosen = and(eq(carts.id, cartId), eq(carts.discountCode, usedCode));
    await ctx.db.update(carts).set({ discountCode: null }).where(chosen);
  }
  for (const line of lines) {
    const same = and(
      eq(cartItems.cartId, cartId),
      eq(cartItems.productId, line.productId),
      sql`${cartItems.variantId} is not distinct from ${line.variantId}`,
    );
    await ctx.db.delete(cartItems).where(and(same, lte(cartItems.quantity, line.quantity)));
    await ctx.db
      .update(cartItems)
      .set({ quantity: sql`${cartItems.quantity} - ${line.quantity}` })
      .where(same);
  }
}
