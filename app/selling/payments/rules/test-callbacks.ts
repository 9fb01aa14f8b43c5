import type { GatewayEvent } from "../gateways/gateway.ts";
import type { AttemptStatus, PaymentEventType } from "./payment-terms.ts";

export const TEST_DECISIONS = ["approve", "decline", "cancel"] as const;
export type TestDecision = (typeof TEST_DECISIONS)[number];

/**
 * `normal`: only the event of the decision. `failed_first`: a card was declined before, reported in
 * order. `reversed`: the declined card is reported after the payment.
 */
export const CALLBACK_ORDERS = ["normal", "failed_first", "reversed"] as const;
export type CallbackOrder = (typeof CALLBACK_ORDERS)[number];

export const MAX_DELAY_SECONDS = 60;
export const MAX_REPEAT = 5;

/** Callback behavior seen at real providers. */
export type CallbackWishes = {
  delaySeconds: number;
  /** The number of times that the decision's event is sent, with one event id. */
  repeat: number;
  order: CallbackOrder;
  lose: boolean;
};

export type PlannedCallback = { event: GatewayEvent; sendAt: Date };

type Outcome = { status: Exclude<AttemptStatus, "open">; event: PaymentEventType };

const outcomes: Record<TestDecision, Outcome> = {
  approve: { status: "paid", event: "payment.paid" },
  decline: { status: "failed", event: "payment.failed" },
  cancel: { status: "cancelled", event: "payment.cancelled" },
};

/** Seconds between two events of one payment, so that polling and network do not swap them. */
const GAP_SECONDS = 3;
/** Seconds before the payment at which the other card was declined. */
const EARLIER_TRY_SECONDS = 30;

export function statusOf(decision: TestDecision): Outcome["status"] {
  return outcomes[decision].status;
}

/** In sending order. Copies of one event leave together, which is the hardest case. */
export function planCallbacks(
  payment: Pick<GatewayEvent, "reference" | "amount" | "currency">,
  decision: TestDecision,
  wishes: CallbackWishes,
  now: Date,
  eventIds: { decided: string; earlierTry: string },
): PlannedCallback[] {
  if (wishes.lose) return [];
  const about = {
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
  };
  const decided = { ...about, eventId: eventIds.decided, type: outcomes[decision].event, at: now };
  const copies = (sendAt: Date) =>
    Array.from({ length: wishes.repeat }, () => ({ event: decided, sendAt }));

  const first = secondsAfter(now, wishes.delaySeconds);
  if (decision !== "approve" || wishes.order === "normal") return copies(first);

  const earlierTry = {
    ...about,
    eventId: eventIds.earlierTry,
    type: "payment.failed" as const,
    at: secondsAfter(now, -EARLIER_TRY_SECONDS),
  };
  const second = secondsAfter(first, GAP_SECONDS);
  return wishes.order === "reversed"
    ? [...copies(first), { event: earlierTry, sendAt: second }]
    : [{ event: earlierTry, sendAt: first }, ...copies(second)];
}

function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
