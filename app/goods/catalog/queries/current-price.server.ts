import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Price } from "../rules/price-schedule.ts";
import { products, productVariants } from "../tables.server.ts";

export type PricedItem = { productId: string; variantId: string | null };

/**
 * The current price of an item. Undefined if it is not sold in that form: an archived product, a
 * product with variants without a choice, or a removed variant. The caller has locked the product.
 */
export async function currentPrice(
  tx: Ctx,
  { productId, variantId }: PricedItem,
): Promise<(Price & { name: string }) | undefined> {
  const [product] = await tx.db.select().from(products).where(eq(products.id, productId));
  if (!product || product.archivedAt) return undefined;
  const { name, price, compareAtPrice } = product;
  if (variantId === null) {
    return product.highestPrice === null ? { name, price, compareAtPrice } : undefined;
  }
  const [variant] = await tx.db
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.id, variantId), isNull(productVariants.archivedAt)));
  return variant && { ...variant, name: variant.variantName };
}
