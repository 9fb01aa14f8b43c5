import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Sort } from "../rules/listing-params.ts";
import { products } from "../tables.server.ts";

/** Fills whole rows at every screen width. */
export const PAGE_SIZE = 24;
/**
 * The limit of exact counts, because counting is expensive. Listings count cheaply, but a common
 * search word means reading thousands of products that do not match.
 */
export const COUNTED_UP_TO = { shelf: 1_000, search: 240 };

/** Conditions of a listing, besides that its products are listed. */
export type ListingCondition = SQL | undefined;

/**
 * Repeats the words of the indexes, because a prepared plan could not match a parameter to them.
 */
export const listed = sql`${products.isActive} and ${products.kind} = 'product'`;

/** The id is last, so that no product is on two pages. */
export const orderings: Record<Sort, SQL[]> = {
  featured: [desc(products.featured), desc(products.sold30d), asc(products.name), asc(products.id)],
  popular: [desc(products.sold30d), desc(products.featured), asc(products.name), asc(products.id)],
  "price-asc": [asc(products.price), asc(products.name), asc(products.id)],
  "price-desc": [desc(products.price), asc(products.name), asc(products.id)],
  rating: [
    sql`${products.ratingAvg} desc nulls last`,
    desc(products.ratingCount),
    asc(products.name),
    asc(products.id),
  ],
};

/** Every row has the total. A page after the last one has no row, so it counts separately. */
export async function countOf(
  db: Db,
  [first]: readonly { count: number }[],
  page: number,
  counted: SQL<number>,
): Promise<number> {
  if (first || page === 1) return first?.count ?? 0;
  const result = await db.execute<{ count: number }>(sql`select ${counted} as count`);
  return result.rows[0]?.count ?? 0;
}

/** Counts one more than the limit, to know whether there are more. */
export function upTo(most: number, where: ListingCondition): SQL<number> {
  return sql`(select count(*)::int from (
    select from ${products} where ${and(listed, where)} limit ${most + 1}) as counted)`;
}

/** If the count stopped at its limit, a full page is taken to have a next page. */
export function pageOf<Row>(products: readonly Row[], count: number, most: number, page: number) {
  const more = count > most;
  const hasNext = more ? products.length === PAGE_SIZE : count > page * PAGE_SIZE;
  return { products, count: Math.min(count, most), more, hasNext };
}
