import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { productVariants, products, stockLevels } from "../tables.server.ts";
import { soldName } from "./sold-name.server.ts";

export type LowItem = { stockLevelId: string; name: string; available: number };

/** What is on sale with fewer units than this that can be ordered, the scarcest first. */
export async function lowItems(db: Db, fewerThan: number): Promise<LowItem[]> {
  const available = sql<number>`${stockLevels.onHand} - ${stockLevels.reserved}`;
  return db
    .select({ stockLevelId: stockLevels.id, name: soldName, available })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
    .where(
      and(
        eq(products.isActive, true),
        eq(products.kind, "product"),
        // A product with variants is sold as one of them.
        sql`case when ${isNull(products.highestPrice)} then ${stockLevels.variantId} is null
          else ${productVariants.isActive} end`,
        sql`${available} < ${fewerThan}`,
      ),
    )
    .orderBy(asc(available), asc(products.name), asc(stockLevels.id));
}
