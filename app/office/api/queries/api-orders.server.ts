import { and, eq, gte, sql } from "drizzle-orm";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { orderAddress, orderItems, orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import type { OrdersQuery } from "../input.ts";

type Line = { sku: string; quantity: number; price: number; discount: number; total: number };
type Parcel = {
  number: number;
  courier: string | null;
  tracking: string | null;
  shippedAt: string | null;
  deliveredAt: string | null;
};

const own = sql.raw(`"orders"."id"`);

const lines = sql<Line[]>`(select coalesce(json_agg(${jsonOf({
  sku: sql`i.sku`,
  quantity: sql`i.quantity`,
  price: sql`i.price`,
  discount: sql`i.discount`,
  total: sql`i.total`,
})} order by i.position), '[]') from ${orderItems} i where i.order_id = ${own})`;

const sent = sql<Parcel[]>`(select coalesce(json_agg(${jsonOf({
  number: sql`p.number`,
  courier: sql`p.courier`,
  tracking: sql`p.tracking_number`,
  shippedAt: sql`p.shipped_at`,
  deliveredAt: sql`p.delivered_at`,
})} order by p.number), '[]') from ${parcels} p where p.order_id = ${own})`;

/** An order with its lines and parcels, in one statement. */
const columns = {
  id: orders.id,
  number: orders.orderNumber,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  fulfillmentStatus: orders.fulfillmentStatus,
  currency: orders.currency,
  subtotal: orders.subtotal,
  discountTotal: orders.discountTotal,
  shippingTotal: orders.shippingTotal,
  coldPack: orders.coldPack,
  taxTotal: orders.taxTotal,
  totalAmount: orders.totalAmount,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  paidAt: orders.paidAt,
  shippedAt: orders.shippedAt,
  cancelledAt: orders.cancelledAt,
  email: orders.email,
  ...orderAddress,
  country: orders.country,
  lines,
  parcels: sent,
};

/** The orders that a program asks for, by when they last changed. */
export function apiOrders(db: Db, { updated_since: since, state }: OrdersQuery) {
  const asked = and(since && gte(orders.updatedAt, since), state && eq(orders.status, state));
  return {
    id: orders.id,
    sorts: { updated: { by: orders.updatedAt, type: "timestamptz" } },
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ ...columns, place })
        .from(orders)
        .where(and(asked, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export async function apiOrder(db: Db, number: string): Promise<ApiOrder | undefined> {
  const [found] = await db.select(columns).from(orders).where(eq(orders.orderNumber, number));
  return found;
}

export type ApiOrder = Omit<
  Awaited<ReturnType<ReturnType<typeof apiOrders>["rows"]>>[number],
  "place"
>;
