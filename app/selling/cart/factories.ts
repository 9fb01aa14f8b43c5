import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { addToCart } from "./commands/add-to-cart/add-to-cart.server.ts";
import { findCart } from "./queries.server.ts";

export type WantedItem = { productId: string; variantId?: string | null; quantity?: number };

/** A test cart, filled by the shopper's own command. */
export async function fillCart(
  ctx: Ctx,
  ...items: WantedItem[]
): Promise<{ token: string; cartId: string }> {
  let token: string | undefined;
  for (const { productId, variantId = null, quantity = 1 } of items) {
    const added = await addToCart(ctx, { token, productId, variantId, quantity });
    if (!added.ok) throw new Error(`a cart could not be filled: ${added.reason}`);
    token = added.value.token;
  }
  const cart = await findCart(ctx.db, token);
  if (!cart || token === undefined) throw new Error("a cart needs at least one item");
  return { token, cartId: cart.id };
}
