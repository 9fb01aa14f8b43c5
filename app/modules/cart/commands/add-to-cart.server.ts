import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { findChoice, findSellable } from "#app/modules/catalog/queries/sellable.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { MAX_LINES, fitQuantity, type FittedQuantity } from "../rules/quantity.ts";
import { cartItems, carts } from "../tables.server.ts";
import { lockCart } from "./lock-cart.server.ts";
import { openCart } from "./open-cart.server.ts";

export type AddToCart = {
  token: string | undefined;
  productId: string;
  variantId: string | null;
  /** At least 1. */
  quantity: number;
};

export type Added = FittedQuantity & { token: string; name: string };

type AddToCartRefusal =
  | Refusal<"not_for_sale" | "cart_full">
  | (Refusal<"out_of_stock" | "clearance_required"> & { name: string })
  | (Refusal<"choice_needed"> & { name: string; slug: string });

/**
 * Raises the line by the quantity, as far as stock and the line limit reach. What needs a
 * clinician's approval for a person is not for a cart, which knows no person.
 */
export async function addToCart(
  ctx: Ctx,
  input: AddToCart,
): Promise<Result<Added, AddToCartRefusal>> {
  const item = await findSellable(ctx.db, input.productId, input.variantId);
  if (!item) {
    const product = await findChoice(ctx.db, input.productId);
    return product ? refuse("choice_needed", product) : refuse("not_for_sale");
  }
  if (item.clearance === "required") return refuse("clearance_required", { name: item.name });
  return inTransaction(ctx, async (tx) => {
    const { cartId, token } = await openCart(tx, input.token);
    await lockCart(tx, cartId);
    const lines = await tx.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
    const line = lines.find(
      (l) => l.productId === input.productId && l.variantId === input.variantId,
    );
    if (!line && lines.length >= MAX_LINES) return refuse("cart_full");
    const held = line?.quantity ?? 0;
    const fitted = fitQuantity(held + input.quantity, held, item.available ?? undefined);
    const { quantity } = fitted;
    if (quantity === 0) return refuse("out_of_stock", { name: item.name });
    await tx.db
      .insert(cartItems)
      .values({
        id: tx.ids.newId(),
        cartId,
        productId: input.productId,
        variantId: input.variantId,
        quantity,
        seenPrice: item.price,
        addedAt: tx.now,
      })
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.productId, cartItems.variantId],
        set: { quantity: sql`excluded.quantity`, seenPrice: sql`excluded.seen_price` },
      });
    await tx.db.update(carts).set({ updatedAt: tx.now }).where(eq(carts.id, cartId));
    return ok({ token, name: item.name, ...fitted });
  });
}
