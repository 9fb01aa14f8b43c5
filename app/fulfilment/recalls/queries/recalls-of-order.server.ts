import { desc, eq } from "drizzle-orm";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { recallBuyers, recalls } from "../tables.server.ts";

/** Recalls of lots in an order, newest first. */
export async function recallsOfOrder(db: Db, orderId: string) {
  return db
    .select({
      id: recalls.id,
      lotNumber: lots.lotNumber,
      product: soldName,
      units: recallBuyers.units,
      reason: recalls.reason,
      advice: recalls.advice,
      startedAt: recalls.startedAt,
      answeredAt: recallBuyers.answeredAt,
    })
    .from(recallBuyers)
    .innerJoin(recalls, eq(recalls.id, recallBuyers.recallId))
    .innerJoin(lots, eq(lots.id, recalls.lotId))
    .innerJoin(products, eq(products.id, lots.productId))
    .leftJoin(productVariants, eq(productVariants.id, lots.variantId))
    .where(eq(recallBuyers.orderId, orderId))
    .orderBy(desc(recalls.startedAt));
}
