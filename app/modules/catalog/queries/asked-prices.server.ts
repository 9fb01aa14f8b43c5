import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { AskedPrice } from "../rules/price-proof.ts";
import { priceHistory } from "../tables.server.ts";

/** What was asked for a product itself, not for its variants, the oldest first. */
export async function askedPrices(db: Db, productId: string): Promise<AskedPrice[]> {
  return db
    .select({ price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(and(eq(priceHistory.productId, productId), isNull(priceHistory.variantId)))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
}
