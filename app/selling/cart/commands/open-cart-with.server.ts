import { inArray } from "drizzle-orm";
import { productVariants, products } from "#app/goods/catalog/tables.server.ts";
import type { StockLine } from "#app/goods/catalog/rules/stock.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { cartItems, carts } from "../tables.server.ts";
import { issueToken } from "./issue-token.server.ts";

type StaffCartInput = { cartId: string; items: readonly StockLine[]; discountCode: string | null };

/**
 * Opens a cart with these items but no owner, for an order that staff place. Leaves out
 * items that do not exist; the cart is then incomplete. Returns undefined if a cart with this id
 * exists already. Call it inside the transaction that places the order.
 */
export async function openCartWith(
  ctx: Ctx,
  { cartId, items, discountCode }: StaffCartInput,
): Promise<{ token: string; isComplete: boolean } | undefined> {
  const dates = { createdAt: ctx.now, updatedAt: ctx.now };
  const made = await ctx.db
    .insert(carts)
    .values({ id: cartId, userId: null, discountCode, ...dates })
    .onConflictDoNothing()
    .returning({ id: carts.id });
  if (made.length === 0) return undefined;
  const lines = await linesOf(ctx, cartId, items);
  if (lines.length > 0) await ctx.db.insert(cartItems).values(lines);
  return { token: await issueToken(ctx, cartId), isComplete: lines.length === items.length };
}

async function linesOf(ctx: Ctx, cartId: string, items: readonly StockLine[]) {
  if (items.length === 0) return [];
  const productIds = [...new Set(items.map(({ productId }) => productId))];
  const [sold, variants] = await Promise.all([
    ctx.db
      .select({ id: products.id, price: products.price })
      .from(products)
      .where(inArray(products.id, productIds)),
    ctx.db
      .select({
        id: productVariants.id,
        productId: productVariants.productId,
        price: productVariants.price,
      })
      .from(productVariants)
      .where(inArray(productVariants.productId, productIds)),
  ]);
  return items.flatMap(({ productId, variantId, quantity }) => {
    const found =
      variantId === null
        ? sold.find(({ id }) => id === productId)
        : variants.find((one) => one.id === variantId && one.productId === productId);
    if (!found) return [];
    const line = { id: ctx.ids.newId(), cartId, productId, variantId, quantity };
    return [{ ...line, seenPrice: found.price, addedAt: ctx.now }];
  });
}
