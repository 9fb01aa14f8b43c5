import { sql, type SQL } from "drizzle-orm";
import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from "#app/selling/orders/rules/order-terms.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { builtOnce } from "#app/platform/database/built-once.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { AttemptStatus } from "../../rules/payment-terms.ts";
import { payments } from "../../tables.server.ts";

/** An attempt to pay, with the state of its order. */
export type ReadAttempt = {
  id: string;
  amount: number;
  currency: string;
  status: AttemptStatus;
  paysForChange: boolean;
  orderId: string;
  cartId: string | null;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
};

const attemptWithOrder: (of: { gateway: string; reference: string }) => SQL = builtOnce(
  (value) => sql`
    select ${payments.id}, ${payments.amount}, ${payments.currency}, ${payments.status},
      ${payments.change} is not null as "paysForChange", ${orders.id} as "orderId",
      ${orders.cartId} as "cartId", ${orders.status} as "orderStatus",
      ${orders.paymentStatus} as "paymentStatus", ${orders.paymentMethod} as "paymentMethod"
    from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
    where ${payments.reference} = ${value("reference")} and ${payments.gateway} = ${value("gateway")}`,
);

/** The attempt of a gateway's message. Locks nothing. */
export async function readAttempt(
  db: Db,
  gateway: string,
  reference: string,
): Promise<ReadAttempt | undefined> {
  const { rows } = await db.execute<ReadAttempt>(attemptWithOrder({ gateway, reference }));
  return rows[0];
}
