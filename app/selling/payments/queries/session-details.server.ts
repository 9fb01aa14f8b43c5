import { asc, eq } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { SessionDetails } from "../gateways/gateway.ts";
import { sessionLines } from "../rules/session-lines.ts";
import { payments } from "../tables.server.ts";

type Attempt = { reference: string; amount: Centavos };

/** The order's details that a provider wants for an attempt. */
export async function sessionDetails(db: Db, attempt: Attempt): Promise<SessionDetails> {
  const [order] = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      totalAmount: orders.totalAmount,
      discountTotal: orders.discountTotal,
      shippingTotal: orders.shippingTotal,
      coldPack: orders.coldPack,
      taxTotal: orders.taxTotal,
      phone: orders.phone,
      line1: orders.address,
      line2: orders.addressLine2,
      barangay: orders.barangay,
      city: orders.city,
      province: orders.province,
      postalCode: orders.postalCode,
      country: orders.country,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.reference, attempt.reference));
  if (!order) throw new Error(`no order of the attempt ${attempt.reference}`);
  const items = await db
    .select({
      productName: orderItems.productName,
      quantity: orderItems.quantity,
      price: orderItems.price,
      total: orderItems.total,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  const { phone, line1, city, province, postalCode, country } = order;
  // Providers have no field for a barangay.
  const line2 = [order.line2, order.barangay].filter(Boolean).join(", ") || null;
  return {
    description: `Order ${order.orderNumber}`,
    lines: sessionLines({ ...order, items }, attempt.amount),
    phone,
    shipTo: { line1, line2, city, province, postalCode, country },
  };
}
