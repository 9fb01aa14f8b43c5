import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ListingParams, Sort } from "../rules/listing-params.ts";
import { categories, products, stockLevels } from "../tables.server.ts";

const listed = and(eq(products.isActive, true), eq(products.kind, "product"));

/** Units a shopper can still order, over all variants; null for what cannot run out. */
const availableUnits = sql<number | null>`(
  select sum(${stockLevels.onHand} - ${stockLevels.reserved})::int from ${stockLevels}
  where ${stockLevels.productId} = ${products.id})`;

const orderings: Record<Sort, SQL[]> = {
  popular: [desc(products.sold30d), desc(products.featured), asc(products.name)],
  "price-asc": [asc(products.price), asc(products.name)],
  "price-desc": [desc(products.price), asc(products.name)],
  rating: [
    sql`${products.ratingAvg} desc nulls last`,
    desc(products.ratingCount),
    asc(products.name),
  ],
};

export async function activeCategories(db: Db) {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      description: categories.description,
    })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.sortOrder), asc(categories.name));
}

export async function listProducts(db: Db, params: ListingParams & { categoryId?: string }) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      categorySlug: categories.slug,
      price: products.price,
      compareAtPrice: products.compareAtPrice,
      featured: products.featured,
      shortDescription: products.shortDescription,
      description: products.description,
      benefits: products.benefits,
      courseWeeksMin: products.courseWeeksMin,
      courseWeeksMax: products.courseWeeksMax,
      monthlyFactor: products.monthlyFactor,
      ratingAvg: products.ratingAvg,
      ratingCount: products.ratingCount,
      clearance: products.clearance,
      available: availableUnits,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(listed, inCategory(params.categoryId), matches(params.search)))
    .orderBy(...orderings[params.sort]);
}

/** Up to three names for each category, the best selling first. */
export async function popularByCategory(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ categoryId: products.categoryId, name: products.name })
    .from(products)
    .where(listed)
    .orderBy(...orderings.popular);
  const grouped = Map.groupBy(rows, (row) => row.categoryId ?? "");
  return new Map([...grouped].map(([id, list]) => [id, list.slice(0, 3).map((row) => row.name)]));
}

function inCategory(categoryId: string | undefined): SQL | undefined {
  return categoryId ? eq(products.categoryId, categoryId) : undefined;
}

/** Plain containment; the wildcards of LIKE typed by a shopper are ordinary characters. */
function matches(search: string): SQL | undefined {
  if (search === "") return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
  return sql`(${products.name} ilike ${pattern} or ${products.shortDescription} ilike ${pattern}
    or ${products.description} ilike ${pattern} or ${categories.name} ilike ${pattern})`;
}
