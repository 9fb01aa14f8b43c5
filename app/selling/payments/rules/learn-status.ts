import type { Centavos } from "#app/lib/money.ts";
import { isHopeless } from "./ask-schedule.ts";
import type { AttemptStatus, PaymentEventType } from "./payment-terms.ts";

export type AskedAttempt = {
  reference: string;
  amount: Centavos;
  currency: string;
  status: AttemptStatus;
  createdAt: Date;
};

type Answer =
  | { state: "unknown" | Exclude<AttemptStatus, "paid"> }
  | { state: "paid"; amount: Centavos; currency: string }
  | undefined;

type LearnedEvent = {
  eventId: string;
  type: PaymentEventType;
  amount: Centavos;
  currency: string;
};

/**
 * Turns a gateway's answer into the event that it would have sent, or undefined without news. The
 * id names the fact, so that repeated questions count once. `answer` is undefined if there was
 * none.
 */
export function learnStatus(
  attempt: AskedAttempt,
  answer: Answer,
  now: Date,
): LearnedEvent | undefined {
  const { reference, amount, currency, status } = attempt;
  if (status === "paid") return undefined;
  const event = (fact: string, type: PaymentEventType, sum = { amount, currency }) => ({
    eventId: `status:${reference}:${fact}`,
    type,
    ...sum,
  });
  if (answer?.state === "paid") {
    const told = { amount: answer.amount, currency: answer.currency };
    return event("paid", "payment.paid", told);
  }
  if (status !== "open") return undefined;
  if (answer?.state === "failed") return event("failed", "payment.failed");
  if (answer?.state === "cancelled") return event("cancelled", "payment.cancelled");
  const unknown = answer?.state === "unknown";
  if (!isHopeless(attempt.createdAt, now, unknown)) return undefined;
  return event("given_up", "payment.cancelled");
}
