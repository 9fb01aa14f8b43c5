import { and, asc, eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { awaitsAgreement } from "../rules/made-by-staff.ts";
import { orderItems } from "../tables.server.ts";

/** The products of an order whose buyer must confirm supervision. */
export async function productsToSupervise(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: orderItems.productName })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), eq(products.clearance, "acknowledge")))
    .orderBy(asc(orderItems.productName));
  return rows.map(({ name }) => name);
}

/** The open consents of an order that staff placed. Undefined if there are no open ones. */
export async function toAgreeTo(
  db: Db,
  order: Parameters<typeof awaitsAgreement>[0] & { id: string },
): Promise<{ supervise: string[] } | undefined> {
  if (!awaitsAgreement(order)) return undefined;
  return { supervise: await productsToSupervise(db, order.id) };
}
