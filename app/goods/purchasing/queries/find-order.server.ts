import { asc, desc, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import {
  deliveries,
  deliveryLines,
  purchaseOrderLines,
  purchaseOrders,
  suppliers,
} from "../tables.server.ts";

/** A purchase order with its supplier. The id can come from the address unchecked. */
export async function findPurchaseOrder(db: Db, orderId: string) {
  if (!isUuid(orderId)) return undefined;
  const [found] = await db
    .select({ order: purchaseOrders, supplier: suppliers })
    .from(purchaseOrders)
    .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(eq(purchaseOrders.id, orderId));
  return found && { ...found.order, supplier: found.supplier };
}

export async function linesOf(db: Db, orderId: string) {
  return db
    .select({
      id: purchaseOrderLines.id,
      productId: purchaseOrderLines.productId,
      variantId: purchaseOrderLines.variantId,
      name: purchaseOrderLines.name,
      supplierSku: purchaseOrderLines.supplierSku,
      packSize: purchaseOrderLines.packSize,
      quantity: purchaseOrderLines.quantity,
      unitCost: purchaseOrderLines.unitCost,
      received: purchaseOrderLines.received,
      damaged: purchaseOrderLines.damaged,
      kind: products.kind,
      costPerItem: products.costPerItem,
    })
    .from(purchaseOrderLines)
    .innerJoin(products, eq(products.id, purchaseOrderLines.productId))
    .where(eq(purchaseOrderLines.purchaseOrderId, orderId))
    .orderBy(asc(purchaseOrderLines.position));
}

export type PurchaseLine = Awaited<ReturnType<typeof linesOf>>[number];

/** Its deliveries, newest first. */
export async function deliveriesOf(db: Db, orderId: string) {
  const rows = await db
    .select({
      id: deliveries.id,
      receivedAt: deliveries.receivedAt,
      by: user.name,
      note: deliveries.note,
      lineId: deliveryLines.id,
      name: purchaseOrderLines.name,
      received: deliveryLines.received,
      damaged: deliveryLines.damaged,
      storageNote: deliveryLines.storageNote,
      lotId: lots.id,
      lotNumber: lots.lotNumber,
      expiresOn: lots.expiresOn,
    })
    .from(deliveries)
    .innerJoin(deliveryLines, eq(deliveryLines.deliveryId, deliveries.id))
    .innerJoin(purchaseOrderLines, eq(purchaseOrderLines.id, deliveryLines.lineId))
    .leftJoin(lots, eq(lots.id, deliveryLines.lotId))
    .leftJoin(user, eq(user.id, deliveries.actorId))
    .where(eq(deliveries.purchaseOrderId, orderId))
    .orderBy(desc(deliveries.receivedAt), desc(deliveries.id), asc(purchaseOrderLines.position));
  return [...Map.groupBy(rows, ({ id }) => id).values()];
}
