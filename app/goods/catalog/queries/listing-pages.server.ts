import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Sort } from "../rules/listing-params.ts";
import { products } from "../tables.server.ts";

/** A whole number of rows on every width. */
export const PAGE_SIZE = 24;
/**
 * Beyond this nobody counts, and counting costs: of what lies on a shelf little, of a common word
 * the look into some thousand products that it is not in.
 */
export const COUNTED_UP_TO = { shelf: 1_000, search: 240 };

/** What a page of the listing is taken from, beside that it is listed. */
export type Where = SQL | undefined;

/** In the very words of the indexes, which a prepared plan could not know of a parameter. */
export const listed = sql`${products.isActive} and ${products.kind} = 'product'`;

/** The id last, so that no product is on two pages. */
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

/** Every row says how many there are; a page behind the last one has no row. */
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

/** Counts one more than that, by which it is known that there are more. */
export function upTo(most: number, where: Where): SQL<number> {
  return sql`(select count(*)::int from (
    select from ${products} where ${and(listed, where)} limit ${most + 1}) as counted)`;
}

/** Where nobody counted to the end, a full page is followed by another. */
export function pageOf<Row>(products: readonly Row[], count: number, most: number, page: number) {
  const more = count > most;
  const hasNext = more ? products.length === PAGE_SIZE : count > page * PAGE_SIZE;
  return { products, count: Math.min(count, most), more, hasNext };
}
