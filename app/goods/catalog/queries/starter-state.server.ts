import { inArray, or } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { starterCategories } from "../starter/categories.ts";
import { starterProducts } from "../starter/products.ts";
import { categories, products, productVariants } from "../tables.server.ts";

/**
 * The parts of the starter catalog that the shop already has, by the starter's addresses. A product
 * is recognized by address or SKU, a category by address or name.
 */
export async function starterState(db: Db) {
  const skus = starterProducts.map(({ sku }) => sku);
  const slugs = starterProducts.map(({ slug }) => slug);
  const [known, variants, areas] = await Promise.all([
    db
      .select({
        id: products.id,
        slug: products.slug,
        sku: products.sku,
        archivedAt: products.archivedAt,
      })
      .from(products)
      .where(or(inArray(products.slug, slugs), inArray(products.sku, skus))),
    db
      .select({ productId: productVariants.productId, sku: productVariants.sku })
      .from(productVariants)
      .where(inArray(productVariants.sku, skus)),
    db.select({ id: categories.id, slug: categories.slug, name: categories.name }).from(categories),
  ]);
  const productOf = ({ slug, sku }: { slug: string; sku: string }) => {
    const own = known.find((one) => one.slug === slug || one.sku === sku);
    if (own) return { id: own.id, isArchived: own.archivedAt !== null };
    const variant = variants.find((one) => one.sku === sku);
    return variant && { id: variant.productId, isArchived: false };
  };
  return {
    products: new Map(starterProducts.map((product) => [product.slug, productOf(product)])),
    categoryIds: new Map(
      starterCategories.map(({ slug, name }) => [
        slug,
        areas.find((area) => area.slug === slug || area.name === name)?.id,
      ]),
    ),
  };
}
