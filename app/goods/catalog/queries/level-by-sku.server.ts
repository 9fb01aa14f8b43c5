import { eq, sql } from "drizzle-orm";
import type { RecordKey } from "#app/platform/records/operation.ts";
import { products, productVariants, stockLevels } from "../tables.server.ts";

/** The SKU of what a stock level is of. */
export const levelSku = sql<string>`coalesce(${productVariants.sku}, ${products.sku})`;

export const levelBySku: RecordKey = {
  name: "sku",
  says: "The SKU of a product or variant",
  async lock({ db }, sku) {
    const [level] = await db
      .select({ id: stockLevels.id })
      .from(stockLevels)
      .innerJoin(products, eq(products.id, stockLevels.productId))
      .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
      .where(eq(levelSku, sku))
      .for("update", { of: stockLevels });
    return level?.id;
  },
};
