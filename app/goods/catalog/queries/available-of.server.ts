import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { available } from "../rules/stock.ts";
import { stockLevels } from "../tables.server.ts";

type Item = { productId: string; variantId: string | null };

/** Units of an item that no order has reserved; locked until the transaction ends. */
export async function availableOf(db: Db, { productId, variantId }: Item): Promise<number> {
  const [level] = await db
    .select()
    .from(stockLevels)
    .where(
      and(
        eq(stockLevels.productId, productId),
        variantId === null ? isNull(stockLevels.variantId) : eq(stockLevels.variantId, variantId),
      ),
    )
    .for("update");
  return level ? available(level) : 0;
}
