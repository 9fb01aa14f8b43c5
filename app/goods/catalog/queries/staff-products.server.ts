import { and, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Centavos } from "#app/lib/money.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import type { ProductFilter } from "../rules/shown-products.ts";
import type { LowLimits } from "../rules/level-state.ts";
import {
  categories,
  products,
  productVariants,
  stockDemand,
  stockLevels,
} from "../tables.server.ts";
import { availableUnits, isLow, ofLevel } from "./level-demand.server.ts";

/**
 * Written as raw SQL, because in a query of one table Drizzle would omit the table name, and `id`
 * would be the inner table's.
 */
const own = sql.raw(`"products"."id"`);
/** Units left to sell, of a product and all its variants. */
const free = sql<number>`coalesce((select sum(l.on_hand - l.reserved)::int
  from ${stockLevels} l where l.product_id = ${own}), 0)`;
/** The stock level of a product without variants; null for a product with variants. */
const levelId = sql<string | null>`(select min(l.id::text) from ${stockLevels} l
  where l.product_id = ${own} having count(*) = 1)`;
const hasStock = sql`${products.kind} <> 'service'`;

/** Whether shoppers can buy the units of a level, and few are left. */
function isLowLevel(limits: LowLimits): SQL<boolean> {
  return sql`(${availableUnits} > 0 and ${isLow(limits)}
    and case when "products".highest_price is null then "stock_levels".variant_id is null
      else coalesce("product_variants".is_active, false) end)`;
}

const besideLevel = sql`left join ${productVariants}
  on "product_variants".id = "stock_levels".variant_id left join ${stockDemand} on ${ofLevel}`;

/** Whether shoppers can buy the product, or one of its variants, and its stock is low. */
const runsLow = (limits: LowLimits): SQL<boolean> =>
  sql`("products".is_active and exists (select 1 from ${stockLevels} ${besideLevel}
    where "stock_levels".product_id = ${own} and ${isLowLevel(limits)}))`;

export function staffProductsFor(db: Db, filter: ProductFilter, limits: LowLimits) {
  const { id, name, sku, kind, price, compareAtPrice, highestPrice } = products;
  const { shortDescription, isActive, featured, archivedAt, images, createdAt } = products;
  const asked = where(filter, limits);
  return {
    id,
    sorts: {
      created: { by: createdAt, type: "timestamptz" },
      name: { by: name, type: "text" },
      price: { by: price, type: "int" },
      stock: { by: stockOrder, type: "int" },
    },
    count: () => countRows(db, products, asked),
    rows: ({ where: part, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          name,
          sku,
          kind,
          price,
          compareAtPrice,
          highestPrice,
          shortDescription,
          isActive,
          featured,
          archivedAt,
          images,
          category: categories.name,
          look: categories.look,
          free,
          runsLow: runsLow(limits),
          levelId,
          place,
        })
        .from(products)
        .leftJoin(categories, eq(categories.id, products.categoryId))
        .where(and(asked, part))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

/** Products without stock are sorted last. */
const stockOrder = sql`case when ${hasStock} then ${free} else 2147483647 end`;

export type StaffProductRow = Awaited<
  ReturnType<ReturnType<typeof staffProductsFor>["rows"]>
>[number];

function where(
  { show, search, categoryId, stock, withoutPicture }: ProductFilter,
  limits: LowLimits,
) {
  const states: Record<ProductFilter["show"], SQL | undefined> = {
    all: isNull(products.archivedAt),
    active: eq(products.isActive, true),
    inactive: and(isNull(products.archivedAt), eq(products.isActive, false)),
    archived: isNotNull(products.archivedAt),
  };
  return and(
    states[show],
    contains(
      search,
      products.name,
      products.sku,
      products.keywords,
      sql`array_to_string(${products.tags}, ' ')`,
      sql`(select string_agg(v.sku, ' ') from ${productVariants} v where v.product_id = ${own})`,
    ),
    categoryId ? eq(products.categoryId, categoryId) : undefined,
    stock === "" ? undefined : hasStock,
    stock === "low" ? runsLow(limits) : undefined,
    stock === "out" ? sql`${free} <= 0` : undefined,
    withoutPicture ? sql`jsonb_array_length(${products.images}) = 0` : undefined,
  );
}

type Figures = { total: number; active: number; low: number; retail: Centavos; cost: Centavos };

/** The figures above the list. Stock is valued at its price and at its cost. */
export async function productFigures(db: Db, limits: LowLimits): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select count(*)::int as total, (count(*) filter (where is_active))::int as active,
      (count(*) filter (where is_active and has_stock and is_low))::int as low,
      coalesce(sum(retail), 0)::float8 as retail, coalesce(sum(cost), 0)::float8 as cost
    from (
      select "products".is_active, ${hasStock} as has_stock, bool_or(${isLowLevel(limits)}) as is_low,
        sum("stock_levels".on_hand::bigint
          * coalesce("product_variants".price, "products".price)) as retail,
        sum("stock_levels".on_hand::bigint * c.cost) as cost
      from ${products} left join ${stockLevels} on "stock_levels".product_id = ${own} ${besideLevel}
        left join unit_costs() c on c.stock_level_id = "stock_levels".id
      where ${products.archivedAt} is null group by ${own}
    ) shelf`);
  return rows[0] ?? { total: 0, active: 0, low: 0, retail: 0, cost: 0 };
}

/** One product with its stock; undefined for an unknown id. */
export async function findStaffProduct(db: Db, productId: string) {
  if (!isUuid(productId)) return undefined;
  const { searchWords: _, ...columns } = getTableColumns(products);
  const shelf = (column: "on_hand" | "reserved") =>
    sql<number>`coalesce((select sum(${sql.raw(column)})::int from ${stockLevels}
      where product_id = ${own}), 0)`;
  const [found] = await db
    .select({ ...columns, onHand: shelf("on_hand"), reserved: shelf("reserved") })
    .from(products)
    .where(eq(products.id, productId));
  return found;
}
