import type { Centavos } from "#app/lib/money.ts";
import {
  isPaid,
  type OrderStatus,
  type PaymentStatus,
} from "#app/selling/orders/rules/order-terms.ts";
import type { AttemptStatus, PaymentEventType } from "./payment-terms.ts";

export type Attempt = { amount: Centavos; currency: string; status: AttemptStatus };
export type GatewayEvent = { type: PaymentEventType; amount: Centavos; currency: string };

export type Judgement = "settle" | "end_attempt" | "ignore" | "mismatch" | "paid_twice";

/**
 * What a genuine message means for its attempt, in whatever order messages arrive: paid always
 * wins over failed, and nothing ever takes a payment back.
 */
export function judgeEvent(
  attempt: Attempt,
  orderPaidByAnother: boolean,
  event: GatewayEvent,
): Judgement {
  if (event.type !== "payment.paid") return attempt.status === "open" ? "end_attempt" : "ignore";
  if (attempt.status === "paid") return "ignore";
  if (event.amount !== attempt.amount || event.currency !== attempt.currency) return "mismatch";
  return orderPaidByAnother ? "paid_twice" : "settle";
}

type AttemptOfOrder = Attempt & {
  paysForChange: boolean;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
};

/** The usual message: an order that waits for its money gets all of it. */
export function paysWaitingOrder(attempt: AttemptOfOrder, event: GatewayEvent): boolean {
  const { paysForChange, orderStatus, paymentStatus } = attempt;
  if (paysForChange || orderStatus !== "pending") return false;
  return judgeEvent(attempt, isPaid(paymentStatus), event) === "settle";
}
