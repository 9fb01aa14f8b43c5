import { toDecimal } from "#app/lib/money.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { exchangeJson, MAX_MESSAGE_BYTES, type Answer, type Fetch } from "./bounded-http.server.ts";
import { GatewayError } from "./gateway-error.ts";
import type {
  Callback,
  CallbackResult,
  Gateway,
  RefundRequest,
  Session,
  SessionRequest,
} from "./gateway.ts";
import {
  callbackBody,
  parseJson,
  refundAnswer,
  refundRefusalAnswer,
  statusAnswer,
  unknownReferenceAnswer,
  type RefundBody,
} from "./redirect-messages.server.ts";
import {
  signBody,
  signLink,
  signStatusQuery,
  unixSeconds,
  verifyBody,
} from "./redirect-signature.server.ts";

export type RedirectGatewayOptions = {
  name: string;
  /** The payment page. */
  payUrl: string;
  /** The base address of `/status` and `/refund`, without a trailing slash. */
  apiUrl: string;
  secret: string;
  now: () => Date;
  newNonce: () => string;
  fetch?: Fetch;
  timeoutMs?: number;
};

/** Needs no details: its link carries everything for the page. */
type RedirectGateway = Gateway & { createSession(request: SessionRequest): Promise<Session> };

/** Works with any page that follows the contract in `docs/payment-redirect.md`. */
export function createRedirectGateway(options: RedirectGatewayOptions): RedirectGateway {
  const { apiUrl, secret, now } = options;
  const ask = (url: string, init: RequestInit = {}, timeoutMs = options.timeoutMs ?? 5_000) =>
    exchangeJson(options.fetch ?? fetch, url, init, { timeoutMs });

  return {
    name: options.name,
    origins: [new URL(options.payUrl).origin],

    async createSession(request) {
      const fields = linkFields(request, now(), options.newNonce());
      const query = signLink(fields, secret, request.paymentMethod);
      const separator = options.payUrl.includes("?") ? "&" : "?";
      return { redirectUrl: `${options.payUrl}${separator}${query}` };
    },

    parseCallback: (callback, at) => parseCallback(callback, secret, at),

    async fetchStatus({ reference }, timeoutMs) {
      const query = signStatusQuery({ reference, ts: String(unixSeconds(now())) }, secret);
      return readStatus(await ask(`${apiUrl}/status?${query}`, {}, timeoutMs), reference);
    },

    async refund(request) {
      const rawBody = JSON.stringify(refundMessage(request));
      const headers = {
        "content-type": "application/json",
        "x-signature": signBody(rawBody, secret, now()),
      };
      return readRefund(
        await ask(`${apiUrl}/refund`, { method: "POST", headers, body: rawBody }),
        request,
      );
    },
  };
}

function linkFields(request: SessionRequest, now: Date, nonce: string) {
  return {
    amount: toDecimal(request.amount),
    currency: request.currency,
    reference: request.reference,
    customer_email: request.customerEmail,
    customer_name: request.customerName,
    return_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    ts: String(unixSeconds(now)),
    nonce,
    v: "1",
  };
}

/** Checks the signature first. Before that, nothing in the body can be trusted. */
function parseCallback({ headers, rawBody }: Callback, secret: string, now: Date): CallbackResult {
  if (rawBody.length > MAX_MESSAGE_BYTES) return refuse("malformed");
  const signed = verifyBody(headers.get("x-signature"), rawBody, secret, now);
  if (!signed.ok) return signed;
  const parsed = callbackBody.safeParse(parseJson(rawBody));
  return parsed.success ? ok(parsed.data) : refuse("malformed");
}

function readStatus({ status, body }: Answer, reference: string) {
  if (status === 404 && unknownReferenceAnswer.safeParse(body).success) {
    return { state: "unknown" as const };
  }
  const parsed = statusAnswer.safeParse(body);
  if (status !== 200 || !parsed.success || parsed.data.reference !== reference) {
    throw disagreement("status", status);
  }
  const { status: state, amount, currency, refunded } = parsed.data;
  return state === "paid" ? { state, amount, currency, refunded } : { state };
}

function readRefund({ status, body }: Answer, asked: RefundRequest) {
  const refused = refundRefusalAnswer.safeParse(body);
  if ((status === 404 || status === 409) && refused.success) return refuse(refused.data.error);
  const parsed = refundAnswer.safeParse(body);
  const sameRefund =
    parsed.data?.refund_id === asked.refundId && parsed.data.reference === asked.reference;
  if (status !== 200 || !parsed.success || !sameRefund) throw disagreement("refund", status);
  return ok({ refunded: parsed.data.refunded });
}

function refundMessage(request: RefundRequest): RefundBody {
  return {
    refund_id: request.refundId,
    reference: request.reference,
    amount: toDecimal(request.amount),
    currency: request.currency,
  };
}

function disagreement(about: string, status: number): GatewayError {
  const message = `the gateway's ${about} answer (${status}) is not the agreed one`;
  return new GatewayError(message, { temporary: false });
}
