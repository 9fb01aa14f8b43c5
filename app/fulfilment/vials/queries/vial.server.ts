import { eq, sql } from "drizzle-orm";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { orderItemLots } from "#app/selling/orders/tables/parcels.server.ts";
import { recalls } from "#app/fulfilment/recalls/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { vialCodes } from "../tables.server.ts";

/** A vial by its code, with its lot and look-ups. Undefined for an unknown code. */
export async function vialOf(db: Db, code: string) {
  const [vial] = await db
    .select({
      code: vialCodes.code,
      lotId: vialCodes.lotId,
      lookups: vialCodes.lookups,
      firstLookupAt: vialCodes.firstLookupAt,
      product: soldName,
      productName: products.name,
      slug: products.slug,
      /** Advice about a vial of a recalled lot. */
      advice: recalls.advice,
      /** Add-ons have no page. */
      isListed: sql<boolean>`${products.isActive} and ${products.kind} = 'product'`,
    })
    .from(vialCodes)
    .innerJoin(lots, eq(lots.id, vialCodes.lotId))
    .innerJoin(products, eq(products.id, lots.productId))
    .leftJoin(productVariants, eq(productVariants.id, lots.variantId))
    .leftJoin(recalls, eq(recalls.lotId, lots.id))
    .where(eq(vialCodes.code, code));
  return vial;
}

/** Those of the orders that have units of a lot, newest first. */
export async function ordersWithLot(
  db: Db,
  lotId: string,
  { customerId, orderId }: { customerId: string | null; orderId: string | null },
) {
  if (customerId === null && orderId === null) return [];
  return db
    .select({
      id: orders.id,
      accessIssue: orders.accessIssue,
      orderNumber: orders.orderNumber,
      shippedAt: orders.shippedAt,
      units: sql<number>`sum(${orderItemLots.units})::int`,
    })
    .from(orderItemLots)
    .innerJoin(orderItems, eq(orderItems.id, orderItemLots.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      sql`${orderItemLots.lotId} = ${lotId}
        and (${orders.customerId} = ${customerId} or ${orders.id} = ${orderId})`,
    )
    .groupBy(orders.id)
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(5);
}
