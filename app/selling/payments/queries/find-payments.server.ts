import { sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { orders } from "#app/selling/orders/tables.server.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { payments } from "../tables.server.ts";

/** Finds an order by the payment's whole reference or the number on the buyer's receipt. */
export const paymentFinder: Finder = {
  kind: "Payments",
  place: 20,
  who: "orders:read",
  find: ({ text }) => sql`select ${orders.id}::text as id, ${orders.orderNumber} as title,
      ${payments.reference} as hint, 0 as rank,
      ${orders.status} as state, ${orders.totalAmount} as amount
    from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
    where ${isCalled(text)} limit ${MOST}`,
  states: orderMessages.status,
  to: (orderId) => href("/admin/orders/:orderId", { orderId }),
};

/** A select of order ids by the same numbers. */
export function ordersOfReference(text: string): SQL {
  return sql`select order_id as id from ${payments} where ${isCalled(text)}`;
}

function isCalled(text: string): SQL {
  return sql`(${payments.reference} = ${text} or ${payments.receiptNumber} = ${text})`;
}
