import type { Centavos } from "#app/lib/money.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { OnlineMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { AttemptStatus, PaymentEventType, RefusedCallback } from "../rules/payment-terms.ts";
import type { ConnectionProblem } from "../rules/providers.ts";

/** The paid items, in lines that add up to the amount, and the delivery address, if any. */
export type SessionDetails = {
  description: string;
  lines: readonly { name: string; quantity: number; price: Centavos }[];
  phone: string | null;
  shipTo: {
    line1: string;
    line2: string | null;
    city: string;
    province: string | null;
    postalCode: string | null;
    country: string;
  } | null;
};

/** A payment that a gateway should collect. `reference` is the shop's id of one attempt. */
export type SessionRequest = {
  reference: string;
  amount: Centavos;
  currency: string;
  customerEmail: string;
  customerName: string;
  returnUrl: string;
  cancelUrl: string;
  /** The shopper's choice in the shop. The payment page may offer further methods. */
  paymentMethod?: OnlineMethod | undefined;
};

/** The payment page, with the gateway's own id if it has one. */
export type Session = { redirectUrl: string; sessionId?: string };

/** The shop's reference of an attempt, and the gateway's own id if it has one. */
export type AttemptName = { reference: string; sessionId: string | null };

/** A genuine message of a gateway. `at` is the time of the event, not of its arrival. */
export type GatewayEvent = {
  eventId: string;
  type: PaymentEventType;
  reference: string;
  amount: Centavos;
  currency: string;
  at: Date;
  /** The payment's number on the buyer's own receipt, if the gateway reports it. */
  receiptNumber?: string | undefined;
  /** The gateway's id of the attempt, for gateways that accept no other key. */
  sessionId?: string | null;
};

/** Null for a genuine message without relevant news. */
export type CallbackResult = Result<GatewayEvent | null, Refusal<RefusedCallback>>;

/** An unverified callback. `from` is the caller's address. */
export type Callback = { headers: Headers; rawBody: string; from: string };

/** `unknown`: the gateway has never seen the reference, so the shopper did not reach its page. */
export type GatewayStatus =
  | { state: "unknown" }
  | { state: Exclude<AttemptStatus, "paid"> }
  | {
      state: "paid";
      amount: Centavos;
      currency: string;
      refunded?: Centavos;
      receiptNumber?: string | undefined;
    };

/** `refundId` is the shop's. Repeating a request with the same id never refunds twice. */
export type RefundRequest = AttemptName & {
  amount: Centavos;
  currency: string;
  refundId: string;
};

/** `declined`: the gateway cannot refund this payment, so staff must. */
export type RefundRefusal = Refusal<
  "unknown_reference" | "not_paid" | "mismatch" | "exceeds_paid" | "refund_id_reused" | "declined"
>;

/** `refunded` is the total of the attempt's refunds so far, if the gateway reports it. */
export type RefundResult = Result<{ refunded?: Centavos }, RefundRefusal>;

/**
 * A payment page of another company. `parseCallback` never throws. Methods that use the network
 * throw a `GatewayError`, whose `temporary` says whether a retry can help.
 */
export type Gateway = {
  name: string;
  /** Allowed targets of the browser for the CSP's form-action: an origin, or a whole domain. */
  origins: readonly string[];
  /** Live payments move money. Undefined if the gateway does not know its mode. */
  mode?: "live" | "test";
  /** Callbacks are unsigned: the shop asks the gateway and trusts only its answer. */
  asksBack?: true;
  /** Calls `details` only if the gateway needs them. */
  createSession(request: SessionRequest, details: () => Promise<SessionDetails>): Promise<Session>;
  parseCallback(callback: Callback, now: Date): CallbackResult;
  /** Uses the gateway's own timeout by default. */
  fetchStatus(attempt: AttemptName, timeoutMs?: number): Promise<GatewayStatus>;
  refund(request: RefundRequest): Promise<RefundResult>;
  /** Problems of the connection. Empty if it works. Undefined if the gateway cannot be tested. */
  check?(callbackUrl: string): Promise<ConnectionProblem[]>;
};
