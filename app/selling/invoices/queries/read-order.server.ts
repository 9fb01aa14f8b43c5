import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { moneyOf } from "#app/selling/payments/queries/refunds.server.ts";
import { refunds } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CreditCause } from "../rules/invoice-terms.ts";
import type { BookedOrder } from "../rules/plan-documents.ts";
import { goodsOf, type SoldOrder } from "../rules/split-invoice.ts";
import { creditNotes, invoicedOrders } from "../tables.server.ts";

/**
 * The facts about an order that invoices need, with the money received and returned. The caller has
 * locked the order.
 */
export async function readOrder(db: Db, order: LockedOrder) {
  const [lines, { paid, refunded }, done] = await Promise.all([
    linesOf(db, order.id),
    moneyOf(db, order.id),
    db
      .select({ id: refunds.id, amount: refunds.amount })
      .from(refunds)
      .where(and(eq(refunds.orderId, order.id), eq(refunds.status, "done")))
      .orderBy(asc(refunds.settledAt), asc(refunds.id)),
  ]);
  const sold: SoldOrder = {
    lines,
    shipping: order.shippingTotal,
    coldPack: order.coldPack ?? 0,
    addedTax: order.taxTotal,
  };
  const booked: BookedOrder = {
    isCancelled: order.status === "cancelled",
    total: order.totalAmount,
    goods: goodsOf(sold),
    worth: paid - refunded,
    refunds: done,
  };
  return { sold, booked };
}

/** The newest invoice of an order, and the credits on the order's share of it. */
export async function standingOf(db: Db, orderId: string) {
  const [newest] = await db
    .select({
      invoiceId: invoicedOrders.invoiceId,
      round: invoicedOrders.round,
      amount: invoicedOrders.amount,
      goods: invoicedOrders.goods,
      credited: sql<number>`coalesce((select sum(n.total) from ${creditNotes} n
        where n.invoice_id = invoiced_orders.invoice_id
          and n.order_id = invoiced_orders.order_id), 0)::int`,
      causes: sql<CreditCause[]>`array(select n.cause from ${creditNotes} n
        where n.invoice_id = invoiced_orders.invoice_id
          and n.order_id = invoiced_orders.order_id)`,
    })
    .from(invoicedOrders)
    .where(eq(invoicedOrders.orderId, orderId))
    .orderBy(desc(invoicedOrders.round))
    .limit(1);
  return newest;
}

async function linesOf(db: Db, orderId: string): Promise<SoldOrder["lines"]> {
  const { sku, productName, quantity, price, discount } = orderItems;
  const { regularPrice, vatExempt, statutoryDiscount } = orderItems;
  const rows = await db
    .select({
      line: { sku, name: productName, quantity, price, discount },
      regularPrice,
      vatExempt,
      statutoryDiscount,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  return rows.map(({ line, regularPrice: regular, vatExempt: vat, statutoryDiscount: less }) =>
    regular === null || vat === null || less === null
      ? line
      : {
          ...line,
          statutory: { regular: regular * line.quantity, vatExempt: vat, discount: less },
        },
  );
}
