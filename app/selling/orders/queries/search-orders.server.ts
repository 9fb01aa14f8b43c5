import { inArray, or, sql, type SQL } from "drizzle-orm";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { PLAN_ANEW } from "#app/platform/database/connection/prepare-frequent.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { readOrderSearch, type OrderSearch } from "../rules/order-search.ts";
import { buyerText, orderItems, orders, placeText } from "../tables.server.ts";
import { orderItemLots, parcels } from "../tables/parcels.server.ts";
import { noteText, orderNotes, orderTags, taggedOrders } from "../tables/order-notes.server.ts";
import { storedNumbers } from "./stored-numbers.server.ts";

/** Ids of the orders, products, variants, lots and tags that a search text refers to. */
export type SearchMatches = Record<"orders" | "products" | "variants" | "lots" | "tags", string[]>;

/** A text that matches more ids is too vague to be useful. */
const MOST_MEANT = 200;

type SearchOptions = { now: Date; alsoFind?: (text: string) => readonly SQL[] };

/**
 * The conditions by which an order can match the search, each with an index. Empty if nothing can
 * match. `alsoFind` lets later modules add selects of order ids.
 */
export async function waysToFind(db: Db, typed: string, asked: SearchOptions): Promise<SQL[]> {
  const { meant, waysOf } = beginSearch(typed, asked);
  const { rows } = await db.execute<{ meant: SearchMatches }>(sql`select ${meant} as meant`);
  return waysOf(rows[0]?.meant);
}

/**
 * For a statement that selects other data too: returns an expression for the ids outside the
 * orders, and the conditions that follow from its value.
 */
export function beginSearch(typed: string, { now, alsoFind = () => [] }: SearchOptions) {
  const sought = readOrderSearch(typed, now);
  return {
    meant: meantBy(sought, alsoFind(typed.trim())),
    waysOf: (meant: SearchMatches = NOTHING) => [...waysByTexts(sought), ...waysByIds(meant)],
  };
}

const NOTHING: SearchMatches = { orders: [], products: [], variants: [], lots: [], tags: [] };

/** Reads the ids before the orders, so that the planner knows each condition's matches. */
function meantBy(sought: OrderSearch, alsoFound: readonly SQL[]): SQL<SearchMatches> {
  const { words, start, code } = sought;
  // Inside the query of orders, the planner would check each order: it expects one parcel in two
  // hundred to match.
  const tracked = sql`select p.order_id as id from ${parcels} p
    where p.tracking_number is not null and upper(p.tracking_number) like ${code.toUpperCase()}`;
  const also = [tracked, ...alsoFound];
  const isNamed = (text: SQL) =>
    sql.join(
      words.map((w) => sql`${text} like ${w}`),
      sql` and `,
    );
  const named =
    words.length === 0
      ? sql`false`
      : sql`${isNamed(sql`${products.searchName}`)} and ${isNamed(sql`lower(${products.name})`)}`;
  const hasSku = sql`(sku like ${code} or sku like ${code.toUpperCase()})`;
  const idsOf = (select: SQL) => sql`array(${select} limit ${MOST_MEANT})`;
  const found = idsOf(sql`select id from (${sql.join([...also], sql` union all `)}) found`);
  return sql<SearchMatches>`json_build_object(
    'orders', ${found},
    'products', ${idsOf(sql`select id from ${products} where (${named}) or ${hasSku}`)},
    'variants', ${idsOf(sql`select id from ${productVariants} where ${hasSku}`)},
    'lots', ${idsOf(sql`select id from ${lots} where lower(lot_number) like ${start}`)},
    'tags', ${idsOf(sql`select id from ${orderTags} where name like ${start}`)})
    ${sql.raw(PLAN_ANEW)}`;
}

function waysByTexts({ numbers, words, code }: OrderSearch): SQL[] {
  const upper = code.toUpperCase();
  const all = (holds: (word: string) => SQL) => sql.join(words.map(holds), sql` and `);
  return [
    ...(numbers.length > 0 ? [sql`${orders.orderNumber} = any(${storedNumbers(numbers)})`] : []),
    sql`(${orders.discountCode} is not null and upper(${orders.discountCode}) like ${upper})`,
    ...(words.length === 0
      ? []
      : [
          all((word) => sql`(${buyerText} like ${word} or ${placeText} like ${word})`),
          sql`${orders.id} in (select order_id from ${orderNotes}
            where removed_at is null and ${all((word) => sql`${noteText} like ${word}`)})`,
        ]),
  ];
}

function waysByIds(meant: SearchMatches): SQL[] {
  const ids = (list: readonly string[]) => sql`any(${sql.param([...list])}::uuid[])`;
  const ways: SQL[] = [];
  if (meant.orders.length > 0) ways.push(inArray(orders.id, meant.orders));
  const items = [
    ...(meant.products.length > 0 ? [sql`i.product_id = ${ids(meant.products)}`] : []),
    ...(meant.variants.length > 0 ? [sql`i.variant_id = ${ids(meant.variants)}`] : []),
  ];
  const isItem = or(...items);
  if (isItem) {
    ways.push(sql`${orders.id} in (select i.order_id from ${orderItems} i where ${isItem})`);
  }
  if (meant.lots.length > 0) {
    ways.push(sql`${orders.id} in (select i.order_id from ${orderItemLots} l
      join ${orderItems} i on i.id = l.order_item_id where l.lot_id = ${ids(meant.lots)})`);
  }
  if (meant.tags.length > 0) ways.push(isTagged(meant.tags));
  return ways;
}

export function isTagged(tagIds: readonly string[]): SQL {
  return sql`${orders.id} in (select order_id from ${taggedOrders}
    where tag_id = any(${sql.param([...tagIds])}::uuid[]))`;
}
