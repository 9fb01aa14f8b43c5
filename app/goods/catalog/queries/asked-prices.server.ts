import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { AskedPrice } from "../rules/price-proof.ts";
import { priceHistory } from "../tables.server.ts";

/** The price history of a product itself or of one of its variants, oldest first. */
export async function askedPrices(
  db: Db,
  productId: string,
  variantId: string | null = null,
): Promise<AskedPrice[]> {
  return db
    .select({ price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(
      and(
        eq(priceHistory.productId, productId),
        sql`${priceHistory.variantId} is not distinct from ${variantId}::uuid`,
      ),
    )
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
}
