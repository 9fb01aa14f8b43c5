import { isPaid, type OrderStatus, type PaymentStatus } from "./order-terms.ts";

/** The state of an order whose buyer returns from payment. Only `paid` calls for thanks. */
export type PaymentReturn = "paid" | "waiting" | "looked_into" | "expired" | "ended";

type OrderFacts = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
};

export function returnedOrder({
  status,
  paymentStatus,
  needsAttention,
}: OrderFacts): PaymentReturn {
  const ended = status === "cancelled" || status === "refunded";
  if (ended && paymentStatus === "expired") return "expired";
  if (needsAttention !== null) return "looked_into";
  if (ended) return "ended";
  return isPaid(paymentStatus) ? "paid" : "waiting";
}
