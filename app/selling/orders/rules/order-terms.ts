import type { Centavos } from "#app/lib/money.ts";

export const ORDER_STATUSES = [
  "pending",
  "confirmed",
  "processing",
  "shipped",
  "delivered",
  "completed",
  "cancelled",
  "refunded",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = [
  "unpaid",
  "awaiting_transfer",
  "cod_due",
  "paid",
  "partially_refunded",
  "refunded",
  "failed",
  "expired",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const ONLINE_METHODS = ["card", "gcash", "maya"] as const;
export const PAYMENT_METHODS = [...ONLINE_METHODS, "bank", "cod"] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export function paysOnline(method: PaymentMethod): method is OnlineMethod {
  return (ONLINE_METHODS as readonly PaymentMethod[]).includes(method);
}

/** The amount to pay in money: the total less the store credit that the order uses. */
export const dueOf = (order: { totalAmount: Centavos; creditTotal: Centavos }): Centavos =>
  order.totalAmount - order.creditTotal;

/** A refund returns the way that the money came, or by a transfer that staff make. */
export type MoneyWay = "as_paid" | "by_transfer";

export function moneyWay(method: PaymentMethod): MoneyWay {
  return paysOnline(method) ? "as_paid" : "by_transfer";
}

export function openingPaymentStatus(method: PaymentMethod): PaymentStatus {
  if (method === "bank") return "awaiting_transfer";
  return method === "cod" ? "cod_due" : "unpaid";
}

/** The money arrived, even if it was refunded later. */
export function isPaid(status: PaymentStatus): boolean {
  return status === "paid" || status === "partially_refunded" || status === "refunded";
}

/** The money arrived, and at least part of it was not refunded. */
export function holdsMoney(status: PaymentStatus): boolean {
  return isPaid(status) && status !== "refunded";
}

/** Checkout has no more questions: the order is paid, or will be by transfer or in cash. */
export function isBinding(order: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean {
  if (isPaid(order.paymentStatus)) return true;
  const promised = order.paymentStatus === "awaiting_transfer" || order.paymentStatus === "cod_due";
  return promised && order.status !== "cancelled";
}

/** The order is over, so the buyer may want the same items again. */
export function mayOrderAgain(status: OrderStatus): boolean {
  return !isUnderway(status);
}

/**
 * What a list offers to the buyer of an order: to pay it, or to order the same again. A transfer
 * is not offered, since its proof may have been sent already.
 */
export function nextForBuyer(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): "pay" | "again" | undefined {
  const { status, paymentStatus } = order;
  const isUnpaid = paymentStatus === "unpaid" || paymentStatus === "failed";
  if (status === "pending" && isUnpaid) return "pay";
  return mayOrderAgain(status) ? "again" : undefined;
}

/** Statuses of orders in progress, starting with the next to arrive. */
export const UNDERWAY: readonly OrderStatus[] = ["shipped", "processing", "confirmed", "pending"];

export function isUnderway(status: OrderStatus): boolean {
  return UNDERWAY.includes(status);
}

/** The order in progress that arrives next. `list` is newest first. */
export function nearestOrder<O extends { status: OrderStatus }>(list: readonly O[]): O | undefined {
  const found = UNDERWAY.map((status) => list.find((order) => order.status === status));
  return found.find((order) => order !== undefined);
}
