import { and, asc, eq, sql } from "drizzle-orm";
import { products } from "#app/modules/catalog/tables.server.ts";
import { orderItems } from "#app/modules/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ColdGood } from "../rules/judge-arrival.ts";

/** What of an order has to stay cold, with what its label allows. */
export async function coldGoods(db: Db, orderId: string): Promise<ColdGood[]> {
  const name = orderItems.productName;
  return db
    .select({ name, warmHours: products.warmHours, warmSource: products.warmSource })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), eq(products.needsCold, true)))
    .groupBy(name, products.id)
    .orderBy(asc(sql`min(${orderItems.position})`));
}
