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

/** Paid on a gateway's page. */
export const ONLINE_METHODS = ["card", "gcash", "maya"] as const;
export const PAYMENT_METHODS = [...ONLINE_METHODS, "bank", "cod"] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export function paysOnline(method: PaymentMethod): method is OnlineMethod {
  return (ONLINE_METHODS as readonly PaymentMethod[]).includes(method);
}

/** How money goes back: the way it came, or by a transfer that staff make. */
export type MoneyWay = "as_paid" | "by_transfer";

export function moneyWay(method: PaymentMethod): MoneyWay {
  return paysOnline(method) ? "as_paid" : "by_transfer";
}

/** What is still to happen with the money when an order is placed. */
export function openingPaymentStatus(method: PaymentMethod): PaymentStatus {
  if (method === "bank") return "awaiting_transfer";
  return method === "cod" ? "cod_due" : "unpaid";
}

/** The money has arrived, whatever was given back of it since. */
export function isPaid(status: PaymentStatus): boolean {
  return status === "paid" || status === "partially_refunded" || status === "refunded";
}

/** The money has arrived, and some of it is still here. */
export function holdsMoney(status: PaymentStatus): boolean {
  return isPaid(status) && status !== "refunded";
}

/** Checkout has nothing more to ask: it is paid, or will be by transfer or at the door. */
export function isBinding(order: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean {
  if (isPaid(order.paymentStatus)) return true;
  const promised = order.paymentStatus === "awaiting_transfer" || order.paymentStatus === "cod_due";
  return promised && order.status !== "cancelled";
}

/** Nothing of it is still to come, so the same can be wanted once more. */
export function mayOrderAgain(status: OrderStatus): boolean {
  return !isUnderway(status);
}

/** Where something is still to come, the nearest to its buyer first. */
export const UNDERWAY: readonly OrderStatus[] = ["shipped", "processing", "confirmed", "pending"];

export function isUnderway(status: OrderStatus): boolean {
  return UNDERWAY.includes(status);
}

/** Of orders, newest first, the one that its buyer waits for the most; none when all are over. */
export function nearestOrder<O extends { status: OrderStatus }>(list: readonly O[]): O | undefined {
  const found = UNDERWAY.map((status) => list.find((order) => order.status === status));
  return found.find((order) => order !== undefined);
}
