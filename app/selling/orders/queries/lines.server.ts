import { and, asc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { categories, products } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems, orders } from "../tables.server.ts";
import { orderItemLots } from "../tables/parcels.server.ts";

/** Lines that take units from stock. Services do not. */
export async function stockedLines(db: Db, orderId: string) {
  return db
    .select({
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      quantity: orderItems.quantity,
      productName: orderItems.productName,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), ne(products.kind, "service")));
}

/** Selected lots with their units, first expiry first; `rows` has the columns `lot_id` and `units`. */
export const packedLots = (rows: SQL) => sql<PackedLot[]>`coalesce((
  select json_agg(json_build_object('id', l.id, 'number', l.lot_number, 'units', o.units,
    'expiresOn', l.expires_on) order by l.expires_on, l.lot_number)
  from (${rows}) o join ${lots} l on l.id = o.lot_id), '[]')`;

/** The lots of a line's units. Empty before packing, and for products without lots. */
const packedFrom = packedLots(sql`select p.lot_id, sum(p.units)::int as units
  from ${orderItemLots} p where p.order_item_id = ${orderItems.id} group by p.lot_id`);

export type PackedLot = { id: string; number: string; units: number; expiresOn: string };

/** The lines of orders, to join. */
export function orderLines(db: Db) {
  return db
    .select({
      orderId: orderItems.orderId,
      position: orderItems.position,
      id: orderItems.id,
      productId: orderItems.productId,
      productKind: products.kind,
      productName: orderItems.productName,
      images: products.images,
      areaLook: categories.look,
      storage: products.storage,
      needsCold: products.needsCold,
      sku: orderItems.sku,
      quantity: orderItems.quantity,
      price: orderItems.price,
      total: orderItems.total,
      vatExempt: orderItems.vatExempt,
      statutoryDiscount: orderItems.statutoryDiscount,
      reviewedAt: orderItems.reviewedAt,
      lots: packedFrom.as("lots"),
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .as("line");
}

/** The lines of several orders with their lots, payment and shipping dates. */
export async function linesOfOrders(db: Db, orderIds: readonly string[]) {
  return db
    .select({
      orderId: orderItems.orderId,
      paidAt: orders.paidAt,
      shippedAt: orders.shippedAt,
      sku: orderItems.sku,
      productName: orderItems.productName,
      quantity: orderItems.quantity,
      price: orderItems.price,
      discount: orderItems.discount,
      total: orderItems.total,
      lots: packedFrom,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

/** An order's items in the form that a cart accepts. */
export async function boughtLines(db: Db, orderId: string) {
  const { productId, variantId, quantity, productName } = orderItems;
  return db
    .select({ productId, variantId, quantity, productName })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}
