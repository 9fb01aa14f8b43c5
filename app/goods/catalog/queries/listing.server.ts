import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Memory } from "#app/platform/database/memory.server.ts";
import type { ListingParams } from "../rules/listing-params.ts";
import { products } from "../tables.server.ts";
import { cardsOf } from "./cards.server.ts";
import {
  COUNTED_UP_TO,
  PAGE_SIZE,
  countOf,
  listed,
  orderings,
  pageOf,
  upTo,
} from "./listing-pages.server.ts";
import { searchProducts } from "./search.server.ts";

/**
 * One page of the listing. A search without matches is treated as misspelled, and `approximate`
 * then marks the results as similar. `count` stops at `COUNTED_UP_TO`; `more` says that there are
 * more.
 */
export async function listProducts(
  db: Db,
  params: ListingParams & { categoryId?: string },
  memory?: Memory,
) {
  if (params.search !== "") return searchProducts(db, params, memory);
  const { sort, page, categoryId } = params;
  const where = categoryId ? eq(products.categoryId, categoryId) : undefined;
  // Reads along the order's index until the page is full.
  const found = await db
    .select({ id: products.id, count: upTo(COUNTED_UP_TO.shelf, where) })
    .from(products)
    .where(and(listed, where))
    .orderBy(...orderings[sort])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const count = await countOf(db, found, page, upTo(COUNTED_UP_TO.shelf, where));
  return {
    ...pageOf(found, count, COUNTED_UP_TO.shelf, page),
    products: await cardsOf(db, found, memory),
    approximate: false,
  };
}
