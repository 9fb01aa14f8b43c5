import type { OrderStatus, PaymentStatus } from "#app/selling/orders/rules/order-terms.ts";

/** Whether a courier can have collected the cash of an order: it has left the house and is owed. */
export function isCollectable(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): boolean {
  const left = ["shipped", "delivered", "completed"].includes(order.status);
  return left && order.paymentStatus === "cod_due";
}
