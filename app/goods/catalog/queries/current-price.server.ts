import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Price } from "../rules/price-schedule.ts";
import { products, productVariants } from "../tables.server.ts";

export type PricedItem = { productId: string; variantId: string | null };

/**
 * What is asked for an item now; undefined where it is not sold that way: a product in the archive,
 * one with variants asked for bare, or a variant that was taken out. The caller has locked the product.
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
