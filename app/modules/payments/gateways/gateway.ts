import type { Centavos } from "#app/lib/money.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { OnlineMethod } from "#app/modules/orders/rules/order-terms.ts";
import type { AttemptStatus, PaymentEventType, RefusedCallback } from "../rules/payment-terms.ts";

/** What the shop asks a gateway to collect. `reference` is ours and names one attempt to pay. */
export type SessionRequest = {
  reference: string;
  amount: Centavos;
  currency: string;
  customerEmail: string;
  customerName: string;
  returnUrl: string;
  cancelUrl: string;
  /** What the shopper chose in the shop; the page may offer more. */
  paymentMethod?: OnlineMethod | undefined;
};

/** A genuine message of a gateway. `at` is when it happened there, not when it arrived here. */
export type GatewayEvent = {
  eventId: string;
  type: PaymentEventType;
  reference: string;
  amount: Centavos;
  currency: string;
  at: Date;
};

export type CallbackResult = Result<GatewayEvent, Refusal<RefusedCallback>>;

/** `unknown`: the gateway never heard of the reference, so the shopper never got there. */
export type GatewayStatus =
  | { state: "unknown" }
  | { state: AttemptStatus; amount: Centavos; currency: string; refunded: Centavos };

/** `refundId` is ours: asking again with the same one never pays back twice. */
export type RefundRequest = {
  reference: string;
  amount: Centavos;
  currency: string;
  refundId: string;
};

export type RefundRefusal = Refusal<
  "unknown_reference" | "not_paid" | "mismatch" | "exceeds_paid" | "refund_id_reused"
>;

/** `refunded` is the sum of all refunds of the reference so far. */
export type RefundResult = Result<{ refunded: Centavos }, RefundRefusal>;

/**
 * A way to be paid on somebody else's page. `parseCallback` never throws. The methods that go over
 * the network throw a `GatewayError`, whose `temporary` says whether asking again can help.
 */
export type Gateway = {
  name: string;
  /** Where the browser is sent, for the CSP's form-action. */
  origin: string;
  createSession(request: SessionRequest): Promise<{ redirectUrl: string }>;
  parseCallback(headers: Headers, rawBody: string, now: Date): CallbackResult;
  /** Waits as long as the gateway sees fit, unless told how long. */
  fetchStatus(reference: string, timeoutMs?: number): Promise<GatewayStatus>;
  refund(request: RefundRequest): Promise<RefundResult>;
};
