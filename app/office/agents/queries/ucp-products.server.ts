import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { availableUnits } from "#app/goods/catalog/queries/available-units.server.ts";
import { listed } from "#app/goods/catalog/queries/listing-pages.server.ts";
import {
  categories,
  products,
  productVariants,
  stockLevels,
} from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";

type Variant = {
  id: string;
  sku: string;
  name: string;
  option1: string;
  option2: string | null;
  price: number;
  compareAtPrice: number | null;
  available: number;
};

const variants = sql<Variant[]>`(select coalesce(json_agg(${jsonOf({
  id: sql`v.id`,
  sku: sql`v.sku`,
  name: sql`v.variant_name`,
  option1: sql`v.option1_value`,
  option2: sql`v.option2_value`,
  price: sql`v.price`,
  compareAtPrice: sql`v.compare_at_price`,
  available: sql`coalesce(l.on_hand - l.reserved, 0)`,
})} order by v.position, v.id), '[]')
  from ${productVariants} v left join ${stockLevels} l on l.variant_id = v.id
  where v.product_id = ${sql.raw(`"products"."id"`)} and v.is_active)`;

/** Listed products with the variants on sale, in one statement. */
async function readProducts(db: Db, which: SQL | undefined) {
  const found = await db
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      name: products.name,
      shortDescription: products.shortDescription,
      description: products.description,
      safetyText: products.safetyText,
      regulatoryStatus: products.regulatoryStatus,
      clearance: products.clearance,
      images: products.images,
      price: products.price,
      compareAtPrice: products.compareAtPrice,
      highestPrice: products.highestPrice,
      option1Name: products.option1Name,
      option2Name: products.option2Name,
      category: categories.name,
      categorySlug: categories.slug,
      available: availableUnits,
      variants,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(listed, which));
  // Staff can end the sale of all variants. Then there is nothing to buy.
  return found.filter(({ highestPrice, variants: own }) => highestPrice === null || own.length > 0);
}

export type AgentProduct = Awaited<ReturnType<typeof readProducts>>[number];

/** These products, in this order. */
export async function productsInOrder(db: Db, ids: readonly string[]): Promise<AgentProduct[]> {
  if (ids.length === 0) return [];
  const found = await readProducts(db, inArray(products.id, [...ids]));
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The products of these names: an id, URL handle or SKU of the product or of one of its variants. */
export async function productsNamed(db: Db, names: readonly string[]): Promise<AgentProduct[]> {
  const ids = names.filter(isUuid);
  const texts = sql.param([...names]);
  return readProducts(
    db,
    or(
      ids.length > 0 ? inArray(products.id, ids) : undefined,
      sql`${products.slug} = any(${texts}::text[])`,
      sql`${products.sku} = any(${texts}::text[])`,
      sql`exists (select from ${productVariants} v where v.product_id = ${products.id} and v.is_active
        and (v.sku = any(${texts}::text[]) or v.id = any(${sql.param(ids)}::uuid[])))`,
    ),
  );
}
