import type { OrderStatus, PaymentStatus } from "#app/selling/orders/rules/order-terms.ts";

/** A courier can have collected the order's cash: it has left, and the cash is due. */
export function isCollectable(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): boolean {
  const left = ["shipped", "delivered", "completed"].includes(order.status);
  return left && order.paymentStatus === "cod_due";
}
