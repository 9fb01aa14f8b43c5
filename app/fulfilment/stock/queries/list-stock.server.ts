import { and, eq, sql, type SQL } from "drizzle-orm";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import {
  availableUnits,
  isLow,
  ofLevel,
  soldDays,
  soldUnits,
} from "#app/goods/catalog/queries/level-demand.server.ts";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import type { LowLimits } from "#app/goods/catalog/rules/level-state.ts";
import {
  categories,
  products,
  productVariants,
  stockDemand,
  stockLevels,
} from "#app/goods/catalog/tables.server.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { stockList } from "../views/stock-list.ts";

/** Shoppers could buy the item if it were in stock. */
const onSale = sql<boolean>`(${products.isActive} and case when ${products.highestPrice} is null
  then ${stockLevels.variantId} is null else coalesce(${productVariants.isActive}, false) end)`;

/** Items with their own stock. A discontinued item stays as long as units are left. */
export const isItem = sql`(${products.kind} <> 'service' and (${stockLevels.onHand} > 0
  or (${products.archivedAt} is null and case when ${products.highestPrice} is null
    then ${stockLevels.variantId} is null else ${productVariants.isActive} end)))`;

export const itemSku = sql<string>`coalesce(${productVariants.sku}, ${products.sku})`;

const lasts = sql`case when ${availableUnits} <= 0 then 0
  when ${soldUnits} > 0 then ${availableUnits}::float8 * ${soldDays} / ${soldUnits} end`;

const fields = {
  id: stockLevels.id,
  productId: stockLevels.productId,
  name: soldName,
  sku: itemSku,
  shelf: stockLevels.shelf,
  onHand: stockLevels.onHand,
  reserved: stockLevels.reserved,
  lowBelow: stockLevels.lowBelow,
  sold: soldUnits,
  days: soldDays,
  weeks: sql<number[]>`coalesce(${stockDemand.weeks}, '{}')`,
  onSale,
  images: products.images,
  productName: products.name,
  category: categories.name,
  look: categories.look,
};

/** `place` is the cursor of a list after each row. */
function allItems(db: Db, place = sql<string>`''`) {
  return db
    .select({ ...fields, place })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(stockDemand, ofLevel)
    .$dynamic();
}

export type StockRow = Awaited<ReturnType<typeof allItems>>[number];

/** Sorts by the days of stock left, then unsold items by units, then items that are not on sale. */
const untilSoldOut = sql`round((case when not ${onSale} then 1e9
  else coalesce(${lasts}, 1e6 + ${availableUnits}) end)::numeric, 4)`;
const perDay = sql`round((case when ${soldDays} > 0
  then ${soldUnits}::float8 / ${soldDays} else 0 end)::numeric, 4)`;

export function stockFor(db: Db, query: ListQuery, limits: LowLimits) {
  return {
    id: stockLevels.id,
    sorts: {
      days: { by: untilSoldOut, type: "numeric" },
      available: { by: availableUnits, type: "int" },
      sold: { by: perDay, type: "numeric" },
      name: { by: soldName, type: "text" },
      shelf: { by: stockLevels.shelf, type: "text" },
    },
    count: async () => (await stockFigures(db, query, limits)).count,
    rows: ({ where, order, limit, place }: ListPart) =>
      allItems(db, place)
        .where(and(which(query, limits), where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export async function findStockItem(db: Db, levelId: string): Promise<StockRow | undefined> {
  const [found] = await allItems(db).where(eq(stockLevels.id, levelId));
  return found;
}

type Figures = {
  count: number;
  units: number;
  reserved: number;
  cost: number;
  /** The number of items with a known cost. */
  costed: number;
  retail: number;
  low: number;
  soldOut: number;
};

/** Totals of all items that match the filter. Money is in centavos. */
export async function stockFigures(db: Db, query: ListQuery, limits: LowLimits): Promise<Figures> {
  const price = sql`coalesce(${productVariants.price}, ${products.price})`;
  const isOut = sql`${availableUnits} <= 0`;
  const [figures] = await db
    .select({
      count: sql<number>`count(*)::int`,
      units: sql<number>`coalesce(sum(${stockLevels.onHand}), 0)::float8`,
      reserved: sql<number>`coalesce(sum(${stockLevels.reserved}), 0)::float8`,
      cost: sql<number>`coalesce(sum(${stockLevels.onHand}::bigint * c.cost), 0)::float8`,
      costed: sql<number>`count(c.cost)::int`,
      retail: sql<number>`coalesce(sum(${stockLevels.onHand}::bigint * ${price}), 0)::float8`,
      low: sql<number>`(count(*) filter (where ${onSale} and ${isLow(limits)} and not ${isOut}))::int`,
      soldOut: sql<number>`(count(*) filter (where ${onSale} and ${isOut}))::int`,
    })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
    .leftJoin(stockDemand, ofLevel)
    .leftJoin(sql`unit_costs() c`, sql`c.stock_level_id = ${stockLevels.id}`)
    .where(which(query, limits));
  if (!figures) throw new Error("a sum over no rows is a row");
  return figures;
}

export type ShortStock = Pick<Figures, "low" | "soldOut">;

/**
 * The numbers of items on sale that are low or sold out, by the list's own rules, as part of a
 * larger statement.
 */
export const shortStock = (limits: LowLimits) => sql<ShortStock>`(
  select json_build_object(
    'low', count(*) filter (where ${onSale} and ${isLow(limits)} and ${availableUnits} > 0),
    'soldOut', count(*) filter (where ${onSale} and ${availableUnits} <= 0))
  from ${stockLevels}
  join ${products} on ${products.id} = ${stockLevels.productId}
  left join ${productVariants} on ${productVariants.id} = ${stockLevels.variantId}
  left join ${stockDemand} on ${ofLevel}
  where ${isItem})`;

function which(query: ListQuery, limits: LowLimits): SQL | undefined {
  const states: Readonly<Record<string, SQL>> = {
    low: sql`${onSale} and ${availableUnits} > 0 and ${isLow(limits)}`,
    sold_out: sql`${onSale} and ${availableUnits} <= 0`,
    fine: sql`${onSale} and not ${isLow(limits)}`,
  };
  const { category } = query.filters;
  return and(
    isItem,
    states[shownTab(stockList, query)],
    category ? sql`${products.categoryId}::text = ${category}` : undefined,
    contains(query.search, soldName, itemSku, stockLevels.shelf),
  );
}
