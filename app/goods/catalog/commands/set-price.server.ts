import { eq, sql } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { PricedItem } from "../queries/current-price.server.ts";
import type { Price } from "../rules/price-schedule.ts";
import { priceRange } from "../rules/variants.ts";
import { products, productVariants } from "../tables.server.ts";
import { notePrices } from "./note-prices.server.ts";

/**
 * Changes the price of an item, with its history and audit row. The caller has locked the product.
 */
export async function setPrice(
  tx: Ctx,
  { productId, variantId }: PricedItem,
  { price, compareAtPrice }: Price,
  audit: { before: Price & { name: string }; reason: string },
): Promise<void> {
  if (variantId === null) {
    await tx.db
      .update(products)
      .set({ price, compareAtPrice, version: sql`${products.version} + 1`, updatedAt: tx.now })
      .where(eq(products.id, productId));
  } else {
    await tx.db
      .update(productVariants)
      .set({ price, compareAtPrice })
      .where(eq(productVariants.id, variantId));
    await followVariants(tx, productId);
  }
  await notePrices(tx, productId);
  const { before, reason } = audit;
  const of = variantId === null ? {} : { variant: before.name };
  await recordAudit(tx, {
    action: "product.price_set",
    subject: { type: "product", id: productId },
    before: { ...of, price: before.price, compareAtPrice: before.compareAtPrice },
    after: { ...of, price, compareAtPrice },
    reason,
  });
}

/** The product's price follows from its variants. */
async function followVariants(tx: Ctx, productId: string): Promise<void> {
  const variants = await tx.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId));
  const range = priceRange(variants);
  const prices = range && { price: range.price, highestPrice: range.highestPrice };
  const variantsVersion = sql`${products.variantsVersion} + 1`;
  await tx.db
    .update(products)
    .set({ ...prices, variantsVersion, updatedAt: tx.now })
    .where(eq(products.id, productId));
}
