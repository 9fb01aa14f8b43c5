import { and, desc, eq, isNotNull, isNull, min, ne } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { labReports, lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems, orders } from "../tables.server.ts";
import { orderItemLots } from "../tables/parcels.server.ts";

const MOST = 200;

/** Valid lab reports on lots in a customer's parcels, with the first shipping date. */
export async function labReportsOfBuyer(db: Db, customerId: string) {
  return db
    .select({
      id: labReports.id,
      lotNumber: lots.lotNumber,
      isDemo: lots.isDemo,
      product: products.name,
      labName: labReports.labName,
      reportedOn: labReports.reportedOn,
      addedAt: labReports.addedAt,
      shippedAt: min(orders.shippedAt),
    })
    .from(orderItemLots)
    .innerJoin(orderItems, eq(orderItems.id, orderItemLots.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(lots, eq(lots.id, orderItemLots.lotId))
    .innerJoin(products, eq(products.id, lots.productId))
    .innerJoin(labReports, eq(labReports.lotId, lots.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.status, "cancelled"),
        isNotNull(orders.shippedAt),
        isNull(labReports.withdrawnAt),
      ),
    )
    .groupBy(labReports.id, lots.id, products.id)
    .orderBy(desc(labReports.addedAt), desc(labReports.id))
    .limit(MOST);
}

export type ReportOfBuyer = Awaited<ReturnType<typeof labReportsOfBuyer>>[number];
