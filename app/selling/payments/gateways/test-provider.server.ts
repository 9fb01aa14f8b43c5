import { z } from "zod";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { ONLINE_METHODS } from "#app/selling/orders/rules/order-terms.ts";
import { GatewayError } from "./gateway-error.ts";
import { exchange, type Fetch } from "./bounded-http.server.ts";
import type { GatewayEvent, RefundRequest, SessionRequest } from "./gateway.ts";
import {
  parseJson,
  refundBody,
  wireAmount,
  wireCurrency,
  wireName,
  writeCallback,
} from "./redirect-messages.server.ts";
import {
  signBody,
  verifyBody,
  verifyLink,
  verifyStatusQuery,
} from "./redirect-signature.server.ts";

type ReadRefusal = Refusal<"bad_signature" | "stale" | "malformed">;

type PayLink = Omit<SessionRequest, "details">;
export type AskedRefund = Omit<RefundRequest, "sessionId">;

/** The provider's side of the contract. */
export type TestProvider = {
  /** A stale link still has a valid return address, since its signature is valid. */
  readLink(url: URL, now: Date): Result<PayLink, ReadRefusal & { cancelUrl?: string }>;
  readStatusRequest(url: URL, now: Date): Result<{ reference: string }, ReadRefusal>;
  readRefundRequest(headers: Headers, rawBody: string, now: Date): Result<AskedRefund, ReadRefusal>;
  /** Signs at `now` and sends. Throws a `GatewayError` unless the shop answers 2xx. */
  sendCallback(event: GatewayEvent, now: Date, timeoutMs: number): Promise<void>;
};

export function createTestProvider(options: {
  secret: string;
  callbackUrl: string;
  fetch?: Fetch;
}): TestProvider {
  const { secret, callbackUrl } = options;
  return {
    readLink(url, now) {
      const query = url.searchParams;
      const verdict = verifyLink(query, secret, now);
      if (!verdict.ok && verdict.reason === "bad_signature") return verdict;
      const link = readFields(query);
      if (verdict.ok || !link.ok) return link;
      return refuse("stale", { cancelUrl: link.value.cancelUrl });
    },

    readStatusRequest(url, now) {
      const query = url.searchParams;
      const verdict = verifyStatusQuery(query, secret, now);
      return verdict.ok ? ok({ reference: query.get("reference") ?? "" }) : verdict;
    },

    readRefundRequest(headers, rawBody, now) {
      const signed = verifyBody(headers.get("x-signature"), rawBody, secret, now);
      if (!signed.ok) return signed;
      const parsed = refundBody.safeParse(parseJson(rawBody));
      if (!parsed.success) return refuse("malformed");
      const { refund_id: refundId, ...request } = parsed.data;
      return ok({ refundId, ...request });
    },

    async sendCallback(event, now, timeoutMs) {
      const rawBody = JSON.stringify(writeCallback(event));
      const headers = {
        "content-type": "application/json",
        "x-signature": signBody(rawBody, secret, now),
      };
      const { status } = await exchange(
        options.fetch ?? fetch,
        callbackUrl,
        { method: "POST", headers, body: rawBody },
        { timeoutMs },
      );
      if (status < 200 || status > 299) {
        throw new GatewayError(`the shop answered the callback with ${status}`, {
          temporary: true,
        });
      }
    },
  };
}

const shopUrl = z.url({ protocol: /^https?$/ });
const linkValues = z.object({
  amount: wireAmount.refine((amount) => amount > 0),
  currency: wireCurrency,
  reference: wireName,
  customer_email: z.string(),
  customer_name: z.string(),
  return_url: shopUrl,
  cancel_url: shopUrl,
  // Ignores a method that a newer shop knows and this page does not.
  payment_method: z.enum(ONLINE_METHODS).optional().catch(undefined),
});

function readFields(query: URLSearchParams): Result<SessionRequest, Refusal<"malformed">> {
  const parsed = linkValues.safeParse(Object.fromEntries(query));
  if (!parsed.success) return refuse("malformed");
  const { customer_email, customer_name, return_url, cancel_url, payment_method, ...rest } =
    parsed.data;
  return ok({
    ...rest,
    paymentMethod: payment_method,
    customerEmail: customer_email,
    customerName: customer_name,
    returnUrl: return_url,
    cancelUrl: cancel_url,
  });
}
