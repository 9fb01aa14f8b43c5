import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { PLAN_ANEW } from "#app/platform/database/prepare-often.server.ts";
import { writtenOnce } from "#app/platform/database/written-once.server.ts";
import type { ListingParams, Sort } from "../rules/listing-params.ts";
import { prefixQuery, searchWords } from "../rules/search-words.ts";
import { categories, products } from "../tables.server.ts";
import { availableUnits } from "./available-units.server.ts";

/** A whole number of rows on every width. */
export const PAGE_SIZE = 24;
/**
 * Beyond this nobody counts, and counting costs: of what lies on a shelf little, of a common word
 * the look into some thousand products that it is not in.
 */
export const COUNTED_UP_TO = { shelf: 1_000, search: 240 };
/** Two letters wrong in ten are still alike. */
const ALIKE = 0.5;

type Where = SQL | undefined;
type Listing = ListingParams & { categoryId?: string };

/** In the very words of the indexes, which a prepared plan could not know of a parameter. */
const listed = sql`${products.isActive} and ${products.kind} = 'product'`;

const card = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  areaLook: categories.look,
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
};

/** The id last, so that no product is on two pages. */
const orderings: Record<Sort, SQL[]> = {
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

const READING = { accessMode: "read only" } as const;

/**
 * One page of the listing. A search that finds nothing is taken for a misspelt one: `approximate`
 * then says that these are merely alike. `count` ends at `COUNTED_UP_TO`; `more` says that there are.
 */
export async function listProducts(db: Db, params: Listing) {
  if (params.search === "") return { ...(await shelfPage(db, params)), approximate: false };
  const within = params.categoryId ? eq(products.categoryId, params.categoryId) : undefined;
  const query = prefixQuery(params.search);
  if (query === "") return { ...pageOf([], 0, COUNTED_UP_TO.search, 1), approximate: false };
  const exact = await searchPage(db, params, and(within, await matches(db, query)));
  if (exact.count > 0) return { ...exact, approximate: false };
  const alike = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true)`);
    const typed = searchWords(params.search).join(" ");
    return searchPage(tx, params, and(within, sql`${typed} <% ${products.searchName}`));
  }, READING);
  return { ...alike, approximate: alike.count > 0 };
}

/** What lies on the shelves, in one of their orders. */
async function shelfPage(db: Db, { sort, page, categoryId }: Listing) {
  const found = await shelf(db, sort, categoryId !== undefined).execute({
    categoryId,
    offset: (page - 1) * PAGE_SIZE,
  });
  const where = categoryId ? eq(products.categoryId, categoryId) : undefined;
  const count = await countOf(db, found, page, upTo(COUNTED_UP_TO.shelf, where));
  return pageOf(found, count, COUNTED_UP_TO.shelf, page);
}

/** Written out once for each order: the text of it costs more than what is sent and read. */
const shelf = writtenOnce((db, sort: Sort, ofCategory: boolean) => {
  const where = ofCategory ? eq(products.categoryId, sql.placeholder("categoryId")) : undefined;
  return alongOrder(db, sort, where, upTo(COUNTED_UP_TO.shelf, where))
    .offset(sql.placeholder("offset"))
    .prepare(`shelf_${sort}${ofCategory ? "_of_category" : ""}`);
});

/** Goes along the order in its index until the page is full. */
function alongOrder(db: Db, sort: Sort, where: Where, count: SQL<number>) {
  return db
    .select({ ...card, count })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(listed, where))
    .orderBy(...orderings[sort])
    .limit(PAGE_SIZE);
}

/**
 * What a search finds is read once, counted and put in order, which the indexes of the orders could
 * not do for few among many. Of very many it goes along the order after all, and is soon there. It
 * is the counting that costs, so that is done once.
 */
async function searchPage(db: Db, listing: Listing, where: Where) {
  const { sort, page } = listing;
  const most = COUNTED_UP_TO.search;
  const order = sql.join(orderings[sort], sql`, `);
  const hits = sql`(
    select products.id, row_number() over (order by ${order}) as place, count(*) over () as found
    from (select * from ${products} where ${and(listed, where)} limit ${most + 1})
      as products
  ) as hits`;
  const found = await db
    .select({ ...card, count: sql<number>`hits.found::int` })
    .from(products)
    .innerJoin(hits, sql`hits.id = ${products.id}`)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`hits.place > ${(page - 1) * PAGE_SIZE} and hits.place <= ${page * PAGE_SIZE}`)
    .orderBy(sql`hits.place`);
  const count = await countOf(db, found, page, upTo(most, where));
  if (count <= most) return pageOf(found, count, most, page);
  const anew = sql`(${where} ${sql.raw(PLAN_ANEW)})`;
  const walk = alongOrder(db, sort, anew, sql<number>`${count}::int`);
  return pageOf(await walk.offset((page - 1) * PAGE_SIZE), count, most, page);
}

/** Every row says how many there are; a page behind the last one has no row. */
async function countOf(
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
function upTo(most: number, where: Where): SQL<number> {
  return sql`(select count(*)::int from (
    select from ${products} where ${and(listed, where)} limit ${most + 1}) as counted)`;
}

/** Where nobody counted to the end, a full page is followed by another. */
function pageOf<Row>(products: readonly Row[], count: number, most: number, page: number) {
  const more = count > most;
  const hasNext = more ? products.length === PAGE_SIZE : count > page * PAGE_SIZE;
  return { products, count: Math.min(count, most), more, hasNext };
}

/**
 * By its own words, or by the name of its category. The categories are asked first: only then can
 * the server tell a search for few products from one for a whole category.
 */
async function matches(db: Db, query: string): Promise<Where> {
  const asked = sql`(to_tsquery('simple', ${query}) || to_tsquery('english', ${query}))`;
  const named = await db
    .select({ id: categories.id })
    .from(categories)
    .where(sql`to_tsvector('english', ${categories.name}) @@ ${asked}`);
  const byWords = sql`${products.searchWords} @@ ${asked}`;
  if (named.length === 0) return byWords;
  const ids = named.map(({ id }) => id);
  return or(byWords, inArray(products.categoryId, ids));
}
