import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ListingParams, Sort } from "../rules/listing-params.ts";
import { prefixQuery, searchWords } from "../rules/search-words.ts";
import { categories, products } from "../tables.server.ts";
import { availableUnits } from "./available-units.server.ts";

/** A whole number of rows on every width. */
export const PAGE_SIZE = 24;
/** Beyond this nobody counts, and counting costs. */
export const COUNTED_UP_TO = 1_000;
/** Two letters wrong in ten are still alike. */
const ALIKE = 0.5;

type Where = SQL | undefined;
type Listing = ListingParams & { categoryId?: string };

const listed = and(eq(products.isActive, true), eq(products.kind, "product"));

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

/**
 * One page of the listing. A search that finds nothing is taken for a misspelt one: `approximate`
 * then says that these are merely alike. `count` ends at `COUNTED_UP_TO` + 1.
 */
export async function listProducts(db: Db, params: Listing) {
  const within = params.categoryId ? eq(products.categoryId, params.categoryId) : undefined;
  if (params.search === "") return { ...(await readPage(db, params, within)), approximate: false };
  const query = prefixQuery(params.search);
  if (query === "") return { products: [], count: 0, approximate: false };
  const exact = await readPage(db, params, and(within, matches(query)));
  if (exact.count > 0) return { ...exact, approximate: false };
  const alike = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true)`);
    const typed = searchWords(params.search).join(" ");
    return readPage(tx, params, and(within, sql`${typed} <% ${products.searchName}`));
  });
  return { ...alike, approximate: alike.count > 0 };
}

async function readPage(db: Db, { sort, page }: Listing, where: Where) {
  const found = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      categorySlug: categories.slug,
      price: products.price,
      compareAtPrice: products.compareAtPrice,
      highestPrice: products.highestPrice,
      featured: products.featured,
      shortDescription: products.shortDescription,
      description: products.description,
      benefits: products.benefits,
      images: products.images,
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
    .where(and(listed, where))
    // The id last, so that no product is on two pages.
    .orderBy(...orderings[sort], asc(products.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  // The first page knows its count by itself when it is not full.
  if (page === 1 && found.length < PAGE_SIZE) return { products: found, count: found.length };
  return { products: found, count: await countUpTo(db, where) };
}

async function countUpTo(db: Db, where: Where): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(listed, where))
    .limit(COUNTED_UP_TO + 1)
    .as("some");
  return db.$count(some);
}

/** By its own words, or by the name of its category. */
function matches(query: string): SQL {
  const asked = sql`(to_tsquery('simple', ${query}) || to_tsquery('english', ${query}))`;
  return sql`(${products.searchWords} @@ ${asked} or ${products.categoryId} in (
    select ${categories.id} from ${categories}
    where to_tsvector('english', ${categories.name}) @@ ${asked}))`;
}
