import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";

/** Whether an order of which nothing is paid any more ends with that: nothing of it has left yet. */
export function voidsOrder(status: OrderStatus): boolean {
  return status === "pending" || status === "confirmed" || status === "processing";
}

/** Whether its buyer gets, or has, what was ordered. */
export function keepsGoods(status: OrderStatus): boolean {
  return status !== "cancelled" && status !== "refunded";
}
