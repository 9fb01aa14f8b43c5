import { and, eq, sql } from "drizzle-orm";
import { products, productVariants, stockLevels } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import type { StockQuery } from "../input.ts";

const sku = sql<string>`coalesce(${productVariants.sku}, ${products.sku})`;
const isLeft = sql`${stockLevels.onHand} > ${stockLevels.reserved}`;

export function apiStock(db: Db, { state }: StockQuery) {
  const asked = state && (state === "available" ? isLeft : sql`not (${isLeft})`);
  return {
    id: stockLevels.id,
    sorts: { sku: { by: sku, type: "text" } },
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id: stockLevels.id,
          sku,
          slug: products.slug,
          onHand: stockLevels.onHand,
          reserved: stockLevels.reserved,
          place,
        })
        .from(stockLevels)
        .innerJoin(products, eq(products.id, stockLevels.productId))
        .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
        .where(and(asked, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type ApiStock = Awaited<ReturnType<ReturnType<typeof apiStock>["rows"]>>[number];
