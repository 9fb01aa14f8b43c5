import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { writtenOnce } from "#app/platform/database/written-once.server.ts";
import type { ListingParams, Sort } from "../rules/listing-params.ts";
import { categories, products } from "../tables.server.ts";
import { card } from "./cards.server.ts";
import { COUNTED_UP_TO, PAGE_SIZE } from "./listing-pages.server.ts";
import { countOf, listed, orderings, pageOf, upTo } from "./listing-pages.server.ts";
import { searchProducts } from "./search.server.ts";

/**
 * One page of the listing. A search that finds nothing is taken for a misspelt one: `approximate`
 * then says that these are merely alike. `count` ends at `COUNTED_UP_TO`; `more` says that there are.
 */
export async function listProducts(db: Db, params: ListingParams & { categoryId?: string }) {
  if (params.search !== "") return searchProducts(db, params);
  const { sort, page, categoryId } = params;
  const found = await shelf(db, sort, categoryId !== undefined).execute({
    categoryId,
    offset: (page - 1) * PAGE_SIZE,
  });
  const where = categoryId ? eq(products.categoryId, categoryId) : undefined;
  const count = await countOf(db, found, page, upTo(COUNTED_UP_TO.shelf, where));
  return { ...pageOf(found, count, COUNTED_UP_TO.shelf, page), approximate: false };
}

/**
 * Goes along an order in its index until the page is full. Written out once for each: the text of it
 * costs more than what is sent and read.
 */
const shelf = writtenOnce((db, sort: Sort, ofCategory: boolean) => {
  const where = ofCategory ? eq(products.categoryId, sql.placeholder("categoryId")) : undefined;
  return db
    .select({ ...card, count: upTo(COUNTED_UP_TO.shelf, where) })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(listed, where))
    .orderBy(...orderings[sort])
    .limit(PAGE_SIZE)
    .offset(sql.placeholder("offset"))
    .prepare(`shelf_${sort}${ofCategory ? "_of_category" : ""}`);
});
