import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";

/** The part of an order that store credit paid is recorded as a payment of this gateway. */
export const CREDIT = "credit";

/** An order without a remaining payment ends if nothing has left yet. */
export function voidsOrder(status: OrderStatus): boolean {
  return status === "pending" || status === "confirmed" || status === "processing";
}

/** The buyer has the goods, or will get them. */
export function keepsGoods(status: OrderStatus): boolean {
  return status !== "cancelled" && status !== "refunded";
}

/** The record whose history shows a refund. */
export const refundSubject = ({
  orderId,
  paymentId,
}: {
  orderId: string | null;
  paymentId: string;
}) => (orderId === null ? { type: "payment", id: paymentId } : { type: "order", id: orderId });
