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
 * The effect of a genuine message on its attempt, in any order of arrival: paid always wins over
 * failed, and nothing ever undoes a payment.
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

/** The usual message: a waiting order is paid in full. */
export function paysWaitingOrder(attempt: AttemptOfOrder, event: GatewayEvent): boolean {
  const { paysForChange, orderStatus, paymentStatus } = attempt;
  if (paysForChange || orderStatus !== "pending") return false;
  return judgeEvent(attempt, isPaid(paymentStatus), event) === "settle";
}
