import { isPaid, type OrderStatus, type PaymentStatus } from "./order-terms.ts";

/** How an order stands to whom the payment page sent back; only `paid` is a reason for thanks. */
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
