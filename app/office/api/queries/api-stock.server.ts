import { and, eq, sql } from "drizzle-orm";
import { levelSku as sku } from "#app/goods/catalog/queries/level-by-sku.server.ts";
import { products, productVariants, stockLevels } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import type { StockQuery } from "../input.ts";

const columns = {
  id: stockLevels.id,
  sku,
  slug: products.slug,
  onHand: stockLevels.onHand,
  reserved: stockLevels.reserved,
};

const isLeft = sql`${stockLevels.onHand} > ${stockLevels.reserved}`;

const levels = (db: Db, place = sql<string>`''`) =>
  db
    .select({ ...columns, place })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
    .$dynamic();

export async function apiStockOf(db: Db, key: string): Promise<ApiStock | undefined> {
  const [found] = await levels(db).where(eq(sku, key));
  return found;
}

export function apiStock(db: Db, { state }: StockQuery) {
  const asked = state && (state === "available" ? isLeft : sql`not (${isLeft})`);
  return {
    id: stockLevels.id,
    sorts: { sku: { by: sku, type: "text" } },
    rows: ({ where, order, limit, place }: ListPart) =>
      levels(db, place)
        .where(and(asked, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type ApiStock = Omit<Awaited<ReturnType<typeof levels>>[number], "place">;
