import { and, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Centavos } from "#app/lib/money.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import type { ProductFilter } from "../rules/shown-products.ts";
import { LOW_STOCK_BELOW } from "../rules/stock.ts";
import { categories, products, productVariants, stockLevels } from "../tables.server.ts";

/** Written out: a query of one table alone would say `id`, and mean that of the inner one. */
const own = sql.raw(`"products"."id"`);
/** What is left to sell of a product and of all its variants. */
const free = sql<number>`coalesce((select sum(l.on_hand - l.reserved)::int
  from ${stockLevels} l where l.product_id = ${own}), 0)`;
/** Of what is sold in one kind; null of what comes in variants. */
const levelId = sql<string | null>`(select min(l.id::text) from ${stockLevels} l
  where l.product_id = ${own} having count(*) = 1)`;
const hasStock = sql`${products.kind} <> 'service'`;

/** The products of the list for staff, as it is narrowed. */
export function staffProductsFor(db: Db, filter: ProductFilter) {
  const { id, name, sku, kind, price, compareAtPrice, highestPrice } = products;
  const { shortDescription, isActive, featured, archivedAt, images, createdAt } = products;
  const asked = where(filter);
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

/** What keeps no stock comes after all that does. */
const stockOrder = sql`case when ${hasStock} then ${free} else 2147483647 end`;

export type StaffProductRow = Awaited<
  ReturnType<ReturnType<typeof staffProductsFor>["rows"]>
>[number];

function where({ show, search, categoryId, stock, withoutPicture }: ProductFilter) {
  const states: Record<ProductFilter["show"], SQL | undefined> = {
    all: isNull(products.archivedAt),
    active: eq(products.isActive, true),
    inactive: and(isNull(products.archivedAt), eq(products.isActive, false)),
    archived: isNotNull(products.archivedAt),
  };
  return and(
    states[show],
    contains(search),
    categoryId ? eq(products.categoryId, categoryId) : undefined,
    stock === "" ? undefined : hasStock,
    stock === "low" ? sql`${free} between 1 and ${LOW_STOCK_BELOW - 1}` : undefined,
    stock === "out" ? sql`${free} <= 0` : undefined,
    withoutPicture ? sql`jsonb_array_length(${products.images}) = 0` : undefined,
  );
}

function contains(search: string): SQL | undefined {
  if (search === "") return undefined;
  // No text in the database may have these.
  if (!search.isWellFormed() || search.includes("\0")) return sql`false`;
  return sql`strpos(lower(concat_ws(' ', ${products.name}, ${products.sku}, ${products.keywords},
    array_to_string(${products.tags}, ' '),
    (select string_agg(v.sku, ' ') from ${productVariants} v where v.product_id = ${own}))),
    lower(${search})) > 0`;
}

type Figures = { total: number; active: number; low: number; retail: Centavos; cost: Centavos };

/** The figures above the list. What lies on the shelf is worth its price, and what it cost. */
export async function productFigures(db: Db): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select count(*)::int as total, (count(*) filter (where ${products.isActive}))::int as active,
      (count(*) filter (where ${hasStock} and shelf.free < ${LOW_STOCK_BELOW}))::int as low,
      coalesce(sum(shelf.retail), 0)::float8 as retail, coalesce(sum(shelf.cost), 0)::float8 as cost
    from ${products}
    cross join lateral (
      select coalesce(sum(l.on_hand - l.reserved), 0) as free,
        sum(l.on_hand::bigint * coalesce(v.price, ${products.price})) as retail,
        sum(l.on_hand::bigint * ${products.costPerItem}) as cost
      from ${stockLevels} l left join ${productVariants} v on v.id = l.variant_id
      where l.product_id = ${products.id}
    ) shelf
    where ${products.archivedAt} is null`);
  return rows[0] ?? { total: 0, active: 0, low: 0, retail: 0, cost: 0 };
}

/** One product with its stock; undefined for an id that is none. */
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
