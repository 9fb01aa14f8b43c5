import { ok, refuse } from "#app/lib/result.ts";
import type { OnlineMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { Fetch } from "../bounded-http.server.ts";
import { GatewayError } from "../gateway-error.ts";
import type {
  AttemptName,
  Gateway,
  GatewayStatus,
  RefundRequest,
  SessionDetails,
  SessionRequest,
} from "../gateway.ts";
import type { ConnectionProblem } from "../../rules/providers.ts";
import {
  checking,
  declines,
  notYet,
  providerApi,
  readAnswer,
  readPage,
  refusesKey,
  type ProviderApi,
} from "../provider-api.server.ts";
import {
  PAID_EVENT,
  paidOf,
  paymentAnswer,
  refundAnswer,
  sessionAnswer,
  webhooksAnswer,
  type PaymongoSession,
} from "./messages.ts";
import { readCallback } from "./read-callback.server.ts";

export type PaymongoOptions = {
  secretKey: string;
  webhookSecret: string;
  /** The address of PayMongo's fake in tests, for its API and its page. */
  at?: string | undefined;
  fetch?: Fetch | undefined;
};

const SESSIONS = "/v2/checkout_sessions";
/** The shopper's choice comes first. QR Ph works with every Philippine bank's app. */
const METHODS: Record<OnlineMethod, readonly string[]> = {
  card: ["card", "gcash", "paymaya", "qrph"],
  gcash: ["gcash", "paymaya", "qrph", "card"],
  maya: ["paymaya", "gcash", "qrph", "card"],
};

/** PayMongo's hosted checkout sessions (v2). Its API writes money in centavos. */
export function createPaymongoGateway(options: PaymongoOptions): Gateway {
  const { secretKey, webhookSecret } = options;
  const { at: apiUrl = "https://api.paymongo.com" } = options;
  const origins = [options.at ? new URL(options.at).origin : "https://*.paymongo.com"];
  const isLive = secretKey.startsWith("sk_live_");
  const api = providerApi(apiUrl, options.fetch);
  const ask: Ask = { api, key: secretKey };
  return {
    name: "paymongo",
    origins,
    mode: isLive ? "live" : "test",

    async createSession(request, details) {
      const body = sessionBody(request, await details());
      const answer = await api(SESSIONS, { key: secretKey, method: "POST", body });
      const { id, attributes } = readAnswer(sessionAnswer, answer, "a new session").data;
      return { redirectUrl: readPage(attributes.checkout_url, origins), sessionId: id };
    },

    parseCallback: (callback, now) =>
      readCallback(callback, { secret: webhookSecret, isLive }, now),

    async fetchStatus(attempt, timeoutMs) {
      const session = await readSession(ask, attempt, timeoutMs);
      return session ? statusOf(session) : { state: "unknown" };
    },

    refund: (request) => refund(ask, request),

    check: (callbackUrl) => checking(() => checkWebhook(ask, callbackUrl, isLive)),
  };
}

/** Lists the account's webhooks, which also tests the key. */
async function checkWebhook(
  { api, key }: Ask,
  callbackUrl: string,
  isLive: boolean,
): Promise<ConnectionProblem[]> {
  const answer = await api("/v1/webhooks", { key });
  if (refusesKey(answer)) return ["key_refused"];
  const { data } = readAnswer(webhooksAnswer, answer, "the webhooks");
  const ours = data
    .map(({ attributes }) => attributes)
    .find(({ url, livemode }) => url === callbackUrl && livemode === isLive);
  if (!ours) return ["no_webhook"];
  return [
    ...(ours.status === "enabled" ? [] : (["webhook_off"] as const)),
    ...(ours.events.includes(PAID_EVENT) ? [] : (["webhook_misses_event"] as const)),
  ];
}

type Ask = { api: ProviderApi; key: string };

function sessionBody(request: SessionRequest, details: SessionDetails) {
  const { reference, currency, customerEmail, customerName, paymentMethod = "card" } = request;
  const { description, lines, phone, shipTo } = details;
  const address = shipTo && {
    line1: shipTo.line1,
    line2: shipTo.line2 ?? "",
    city: shipTo.city,
    state: shipTo.province ?? "",
    postal_code: shipTo.postalCode ?? "",
    country: shipTo.country,
  };
  return {
    data: {
      attributes: {
        line_items: lines.map(({ name, quantity, price }) => ({
          name,
          quantity,
          amount: price,
          currency,
        })),
        payment_method_types: METHODS[paymentMethod],
        success_url: request.returnUrl,
        cancel_url: request.cancelUrl,
        reference_number: reference,
        description,
        billing: {
          name: customerName,
          email: customerEmail,
          phone: phone ?? "",
          ...(address && { address }),
        },
        send_email_receipt: false,
        show_description: true,
        show_line_items: true,
        metadata: { reference },
      },
    },
  };
}

/** Undefined for an attempt without a session. */
async function readSession(
  { api, key }: Ask,
  { reference, sessionId }: AttemptName,
  timeoutMs?: number,
): Promise<PaymongoSession | undefined> {
  if (!sessionId) return undefined;
  const answer = await api(`${SESSIONS}/${encodeURIComponent(sessionId)}`, { key, timeoutMs });
  if (answer.status === 404) return undefined;
  const { data } = readAnswer(sessionAnswer, answer, "how a session stands");
  if (data.attributes.reference_number === reference) return data;
  throw new GatewayError("the session is of another attempt", { temporary: false });
}

function statusOf(session: PaymongoSession): GatewayStatus {
  const paid = paidOf(session);
  const [first] = paid;
  if (!first) {
    return { state: session.attributes.status === "expired" ? "cancelled" : "open" };
  }
  // Two payments of one session add up to a wrong amount, which staff then look at.
  const amount = paid.reduce((sum, one) => sum + one.attributes.amount, 0);
  const back = paid.flatMap((one) => one.attributes.refunds ?? []);
  const refunded = back
    .filter(({ attributes }) => attributes.status === "succeeded")
    .reduce((sum, { attributes }) => sum + attributes.amount, 0);
  const { currency, external_reference_number } = first.attributes;
  const receiptNumber = external_reference_number ?? undefined;
  return { state: "paid", amount, currency, refunded, receiptNumber };
}

/**
 * PayMongo has no idempotency key for refunds, so the shop's id is written into the refund and
 * searched for before another one is made.
 */
async function refund({ api, key }: Ask, request: RefundRequest) {
  const session = await readSession({ api, key }, request);
  if (!session) return refuse("unknown_reference");
  const [paid] = paidOf(session);
  if (!paid) return refuse("not_paid");
  const path = `/v1/payments/${encodeURIComponent(paid.id)}`;
  const payment = readAnswer(paymentAnswer, await api(path, { key }), "a payment").data.attributes;
  if (payment.currency !== request.currency) return refuse("mismatch");
  const before = payment.refunds ?? [];
  const known = before.find(
    ({ attributes }) => attributes.metadata?.["refund_id"] === request.refundId,
  );
  if (known && known.attributes.amount !== request.amount) return refuse("refund_id_reused");
  const gone = before
    .filter(({ attributes }) => attributes.status !== "failed")
    .reduce((sum, { attributes }) => sum + attributes.amount, 0);
  if (!known && gone + request.amount > payment.amount) return refuse("exceeds_paid");
  const made = known ?? (await makeRefund({ api, key }, paid.id, request));
  // For example a payment by QR Ph, which staff refund in PayMongo's dashboard.
  if (!made || made.attributes.status === "failed") return refuse("declined");
  if (made.attributes.status !== "succeeded") throw notYet("the refund");
  return ok({ refunded: known ? gone : gone + request.amount });
}

async function makeRefund({ api, key }: Ask, paymentId: string, request: RefundRequest) {
  const attributes = {
    amount: request.amount,
    payment_id: paymentId,
    reason: "others",
    metadata: { refund_id: request.refundId },
  };
  const body = { data: { attributes } };
  const answer = await api("/v1/refunds", { key, method: "POST", body });
  if (declines(answer)) return undefined;
  return readAnswer(refundAnswer, answer, "a refund").data;
}
