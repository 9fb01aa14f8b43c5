import type { Centavos } from "#app/lib/money.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { OnlineMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { AttemptStatus, PaymentEventType, RefusedCallback } from "../rules/payment-terms.ts";
import type { ConnectionProblem } from "../rules/providers.ts";

/** What is paid for, in lines that add up to the amount, and where it goes. */
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
  };
};

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

/** Where the shopper pays, and the gateway's own name of it where it has one. */
export type Session = { redirectUrl: string; sessionId?: string };

/** An attempt to pay by our name, and by the gateway's own where it has one. */
export type AttemptName = { reference: string; sessionId: string | null };

/** A genuine message of a gateway. `at` is when it happened there, not when it arrived here. */
export type GatewayEvent = {
  eventId: string;
  type: PaymentEventType;
  reference: string;
  amount: Centavos;
  currency: string;
  at: Date;
  /** What the buyer's own receipt calls the payment, where the gateway says it. */
  receiptNumber?: string | undefined;
  /** The gateway's own name of the attempt, where it can be asked by nothing else. */
  sessionId?: string | null;
};

/** Null for a genuine message that says nothing of interest. */
export type CallbackResult = Result<GatewayEvent | null, Refusal<RefusedCallback>>;

/** A callback as it came. `from` is the address it came from. */
export type Callback = { headers: Headers; rawBody: string; from: string };

/** `unknown`: the gateway never heard of the reference, so the shopper never got there. */
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

/** `refundId` is ours: asking again with the same one never pays back twice. */
export type RefundRequest = AttemptName & {
  amount: Centavos;
  currency: string;
  refundId: string;
};

/** `declined`: the gateway pays this one back to nobody, so that a person has to. */
export type RefundRefusal = Refusal<
  "unknown_reference" | "not_paid" | "mismatch" | "exceeds_paid" | "refund_id_reused" | "declined"
>;

/** `refunded` is the sum of all refunds of the attempt so far, where the gateway says it. */
export type RefundResult = Result<{ refunded?: Centavos }, RefundRefusal>;

/**
 * A way to be paid on somebody else's page. `parseCallback` never throws. The methods that go over
 * the network throw a `GatewayError`, whose `temporary` says whether asking again can help.
 */
export type Gateway = {
  name: string;
  /** Where the browser may be sent, for the CSP's form-action: an origin, or all of a domain. */
  origins: readonly string[];
  /** Whether money moves; only a gateway that knows says so. */
  mode?: "live" | "test";
  /** Its callbacks carry no signature: what one says is asked for, and only the answer believed. */
  asksBack?: true;
  /** The details are read only by a gateway that wants to know. */
  createSession(request: SessionRequest, details: () => Promise<SessionDetails>): Promise<Session>;
  parseCallback(callback: Callback, now: Date): CallbackResult;
  /** Waits as long as the gateway sees fit, unless told how long. */
  fetchStatus(attempt: AttemptName, timeoutMs?: number): Promise<GatewayStatus>;
  refund(request: RefundRequest): Promise<RefundResult>;
  /** What keeps the connection from working, where the gateway can be asked; none is the good news. */
  check?(callbackUrl: string): Promise<ConnectionProblem[]>;
};
