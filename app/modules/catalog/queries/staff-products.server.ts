import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  sql,
  type SQL,
} from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Centavos } from "#app/lib/money.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ProductFilter, ProductOrder } from "../rules/shown-products.ts";
import { LOW_STOCK_BELOW } from "../rules/stock.ts";
import { categories, products, productVariants, stockLevels } from "../tables.server.ts";

const PAGE_SIZE = 50;

/** Written out: a query of one table alone would say `id`, and mean that of the inner one. */
const own = sql.raw(`"products"."id"`);
/** What is left to sell of a product and of all its variants. */
const free = sql<number>`coalesce((select sum(l.on_hand - l.reserved)::int
  from ${stockLevels} l where l.product_id = ${own}), 0)`;
const hasStock = sql`${products.kind} <> 'service'`;

/** A page of the products for staff, with the number of all that match. */
export async function listStaffProducts(db: Db, filter: ProductFilter, page: number) {
  const { id, name, sku, kind, price, compareAtPrice, highestPrice } = products;
  const { shortDescription, isActive, featured, archivedAt, images } = products;
  const asked = where(filter);
  const [rows, [total]] = await Promise.all([
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
      })
      .from(products)
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(asked)
      .orderBy(...orderOf(filter.order))
      .limit(PAGE_SIZE + 1)
      .offset((page - 1) * PAGE_SIZE),
    db.select({ count: count() }).from(products).where(asked),
  ]);
  return {
    rows: rows.slice(0, PAGE_SIZE),
    hasMore: rows.length > PAGE_SIZE,
    total: total?.count ?? 0,
  };
}

export type StaffProductRow = Awaited<ReturnType<typeof listStaffProducts>>["rows"][number];

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

function orderOf(order: ProductOrder): SQL[] {
  const last = asc(products.id);
  switch (order) {
    case "name":
      return [asc(products.name), last];
    case "price":
      return [asc(products.price), last];
    case "stock":
      return [sql`${hasStock} desc`, asc(free), last];
    default:
      return [desc(products.createdAt), last];
  }
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
