import { and, eq, gte, sql, type SQL } from "drizzle-orm";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import type { ProductsQuery } from "../input.ts";

type Variant = {
  sku: string;
  name: string;
  price: number;
  compareAtPrice: number | null;
  isActive: boolean;
  archived: boolean;
};

const variants = sql<Variant[]>`(select coalesce(json_agg(${jsonOf({
  sku: sql`v.sku`,
  name: sql`v.variant_name`,
  price: sql`v.price`,
  compareAtPrice: sql`v.compare_at_price`,
  isActive: sql`v.is_active`,
  archived: sql`v.archived_at is not null`,
})} order by v.position), '[]') from ${productVariants} v
  where v.product_id = ${sql.raw(`"products"."id"`)})`;

const columns = {
  id: products.id,
  slug: products.slug,
  sku: products.sku,
  name: products.name,
  kind: products.kind,
  isActive: products.isActive,
  archivedAt: products.archivedAt,
  clearance: products.clearance,
  price: products.price,
  compareAtPrice: products.compareAtPrice,
  updatedAt: products.updatedAt,
  variants,
};

/** The products that a program asks for, by when they last changed. */
export function apiProducts(db: Db, { updated_since: since, state }: ProductsQuery) {
  const asked = and(since && gte(products.updatedAt, since), isIn(state));
  return {
    id: products.id,
    sorts: { updated: { by: products.updatedAt, type: "timestamptz" } },
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ ...columns, place })
        .from(products)
        .where(and(asked, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export async function apiProduct(db: Db, slug: string): Promise<ApiProduct | undefined> {
  const [found] = await db.select(columns).from(products).where(eq(products.slug, slug));
  return found;
}

export type ApiProduct = Omit<
  Awaited<ReturnType<ReturnType<typeof apiProducts>["rows"]>>[number],
  "place"
>;

function isIn(state: ProductsQuery["state"]): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === "archived") return sql`${products.archivedAt} is not null`;
  return sql`${products.archivedAt} is null and ${products.isActive} = ${state === "on_sale"}`;
}
