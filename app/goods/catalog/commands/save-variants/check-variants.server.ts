import { and, inArray, ne, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { askedPrices } from "../../queries/asked-prices.server.ts";
import { wasAskedFor } from "../../rules/price-proof.ts";
import { productVariants, products } from "../../tables.server.ts";
import type { Pair } from "./write-variants.server.ts";

/**
 * The index of the first variant whose SKU another product or one of its variants has. Locks keep
 * the SKUs free until the transaction ends.
 */
export async function findTakenSku(
  tx: Ctx,
  productId: string,
  wanted: readonly { sku: string }[],
): Promise<number | undefined> {
  const skus = wanted.map(({ sku }) => sku).filter(Boolean);
  if (skus.length === 0) return undefined;
  for (const sku of skus.toSorted()) {
    const lock = `product sku ${sku}`;
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  }
  const others = await tx.db
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(and(inArray(productVariants.sku, skus), ne(productVariants.productId, productId)))
    .union(
      tx.db
        .select({ sku: products.sku })
        .from(products)
        .where(and(inArray(products.sku, skus), ne(products.id, productId))),
    );
  const index = wanted.findIndex(({ sku }) => others.some((other) => other.sku === sku));
  return index === -1 ? undefined : index;
}

/** The index of the first variant whose struck-through price was never charged. */
export async function findUnproven(
  tx: Ctx,
  productId: string,
  pairs: readonly Pair[],
): Promise<number | undefined> {
  for (const [index, { wanted, known }] of pairs.entries()) {
    const { compareAtPrice: shown, price } = wanted;
    if (shown === null) continue;
    if (!known || shown <= price) return index;
    if (!wasAskedFor(shown, await askedPrices(tx.db, productId, known.id), tx.now)) return index;
  }
  return undefined;
}
