import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findCart } from "../queries.server.ts";
import { cartItems } from "../tables.server.ts";
import { lockCart } from "./lock-cart.server.ts";

export type ClearedLine = { productId: string; variantId: string | null; quantity: number };

/** Empties the caller's cart and returns its items, so that they can be put back. */
export async function clearCart(ctx: Ctx, token: string | undefined): Promise<ClearedLine[]> {
  return inTransaction(ctx, async (tx) => {
    const cart = await findCart(tx.db, token);
    if (!cart) return [];
    await lockCart(tx, cart.id);
    return tx.db.delete(cartItems).where(eq(cartItems.cartId, cart.id)).returning({
      productId: cartItems.productId,
      variantId: cartItems.variantId,
      quantity: cartItems.quantity,
    });
  });
}
