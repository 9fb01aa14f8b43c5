import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Memory } from "#app/platform/database/memory.server.ts";
import { PLAN_ANEW } from "#app/platform/database/connection/prepare-frequent.server.ts";
import type { ListingParams } from "../rules/listing-params.ts";
import { prefixQuery, searchWords } from "../rules/search-words.ts";
import { categories, products } from "../tables.server.ts";
import { cardsOf } from "./cards.server.ts";
import {
  COUNTED_UP_TO,
  PAGE_SIZE,
  countOf,
  listed,
  orderings,
  pageOf,
  upTo,
  type ListingCondition,
} from "./listing-pages.server.ts";

/** A similarity that allows about two wrong letters in ten. */
const ALIKE = 0.5;
const READING = { accessMode: "read only" } as const;

type Search = ListingParams & { categoryId?: string };

/** One page of products with these words. If none matches, products with similar names follow. */
export async function searchProducts(db: Db, params: Search, memory?: Memory) {
  const within = params.categoryId ? eq(products.categoryId, params.categoryId) : undefined;
  const query = prefixQuery(params.search);
  if (query === "") return { ...pageOf([], 0, COUNTED_UP_TO.search, 1), approximate: false };
  const exact = await pageOfHits(db, params, and(within, await matches(db, query)));
  const approximate = exact.count === 0;
  const found = approximate ? await hitsAlike(db, params, within) : exact;
  return {
    ...found,
    products: await cardsOf(db, found.products, memory),
    approximate: approximate && found.count > 0,
  };
}

/** The similarity threshold is a setting of the database connection, so it needs a transaction. */
async function hitsAlike(db: Db, params: Search, within: ListingCondition) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true)`);
    const typed = searchWords(params.search).join(" ");
    return pageOfHits(tx, params, and(within, sql`${typed} <% ${products.searchName}`));
  }, READING);
}

/**
 * Matches are read once, counted and sorted, because the indexes of the orders are slow for rare
 * matches. Frequent matches are read along an order's index instead, which is fast for them.
 * Counting is the expensive part, so it is done once. The best plan depends on the word, so each
 * search is planned anew; planning the whole cards too would cost more than it saves.
 */
async function pageOfHits(db: Db, { sort, page }: Search, where: ListingCondition) {
  const most = COUNTED_UP_TO.search;
  const sought = sql`${and(listed, where)} ${sql.raw(PLAN_ANEW)}`;
  const ofPage = sql`order by ${sql.join(orderings[sort], sql`, `)}
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
  const { rows: few } = await db.execute<{ id: string; count: number }>(sql`
    select id, (count(*) over ())::int as count
    from (select * from ${products} where ${sought} limit ${most + 1}) as products ${ofPage}`);
  const count = await countOf(db, few, page, upTo(most, where));
  if (count <= most) return pageOf(few, count, most, page);
  const many = sql`select id from ${products} where ${sought} ${ofPage}`;
  return pageOf((await db.execute<{ id: string }>(many)).rows, count, most, page);
}

/**
 * Matches a product's own words, synonyms by staff, and category names. Synonyms and categories are
 * read first, so that the server can tell a search for a few products from a search for a whole
 * category.
 */
async function matches(db: Db, query: string): Promise<ListingCondition> {
  const { rows } = await db.execute<{ words: string; named: string[] }>(sql`
    with asked as materialized (
      select to_tsquery('simple', ${query}) || ts_rewrite(
        to_tsquery('english', ${query}), 'select asked, found from search_synonyms') as words
    )
    select words::text as words, array(select ${categories.id}::text from ${categories}
      where to_tsvector('english', ${categories.name}) @@ words) as named
    from asked`);
  const [asked] = rows;
  if (!asked) throw new Error("a query without an answer");
  const byWords = sql`${products.searchWords} @@ ${asked.words}::tsquery`;
  return asked.named.length === 0
    ? byWords
    : or(byWords, inArray(products.categoryId, asked.named));
}
