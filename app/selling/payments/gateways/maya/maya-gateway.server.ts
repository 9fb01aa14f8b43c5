import { toDecimal } from "#app/lib/money.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Fetch } from "../bounded-http.server.ts";
import { GatewayError } from "../gateway-error.ts";
import type {
  Callback,
  CallbackResult,
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
import { parseJson } from "../redirect-messages.server.ts";
import {
  checkoutAnswer,
  paymentsAnswer,
  refundAnswer,
  refundsAnswer,
  webhookBody,
  webhooksAnswer,
  type MayaPayment,
} from "./messages.ts";

export type MayaOptions = {
  publicKey: string;
  secretKey: string;
  isLive: boolean;
  /** The address of Maya's fake in tests, for its API and its page. */
  at?: string | undefined;
  fetch?: Fetch | undefined;
};

const HOSTS = { live: "https://pg.maya.ph", sandbox: "https://pg-sandbox.paymaya.com" };
/** Maya's pages have used both domains over the years. */
const PAGES = ["https://*.maya.ph", "https://*.paymaya.com"];
/** The addresses that Maya calls from, by its documentation. Its webhooks are not signed. */
export const MAYA_CALLERS = {
  live: ["18.138.50.235", "3.1.207.200"],
  sandbox: ["13.229.160.234", "3.1.199.75"],
};

const PAID = ["PAYMENT_SUCCESS", "REFUNDED", "PARTIALLY_REFUNDED", "VOIDED"];
const ENDED: Record<string, "failed" | "cancelled"> = {
  PAYMENT_FAILED: "failed",
  AUTH_FAILED: "failed",
  PAYMENT_EXPIRED: "cancelled",
  PAYMENT_CANCELLED: "cancelled",
};

/** Maya Checkout. Its API writes money as decimal pesos. */
export function createMayaGateway(options: MayaOptions): Gateway {
  const mode = options.isLive ? "live" : "sandbox";
  const { publicKey, secretKey, at: apiUrl = HOSTS[mode] } = options;
  const callers = MAYA_CALLERS[mode];
  const origins = options.at ? [new URL(options.at).origin] : PAGES;
  const api = providerApi(apiUrl, options.fetch);
  return {
    name: "maya",
    origins,
    mode: options.isLive ? "live" : "test",
    asksBack: true,

    async createSession(request, details) {
      const body = checkoutBody(request, await details());
      const answer = await api("/checkout/v1/checkouts", { key: publicKey, method: "POST", body });
      const made = readAnswer(checkoutAnswer, answer, "a new checkout");
      return { redirectUrl: readPage(made.redirectUrl, origins), sessionId: made.checkoutId };
    },

    parseCallback: (callback, now) => readCallback(callback, callers, now),

    async fetchStatus({ reference }, timeoutMs) {
      return statusOf(await readPayments(api, secretKey, reference, timeoutMs));
    },

    refund: (request) => refund(api, secretKey, request),

    check: (callbackUrl) => checking(() => checkWebhook(api, secretKey, callbackUrl)),
  };
}

/** Lists the account's webhooks, which also tests the secret key. */
async function checkWebhook(
  api: ProviderApi,
  key: string,
  callbackUrl: string,
): Promise<ConnectionProblem[]> {
  const answer = await api("/payments/v1/webhooks", { key });
  if (refusesKey(answer)) return ["key_refused"];
  // Maya answers 404 for an account without webhooks.
  if (answer.status === 404) return ["no_webhook"];
  const webhooks = readAnswer(webhooksAnswer, answer, "the webhooks");
  const ours = webhooks.filter((one) => one.callbackUrl === callbackUrl);
  if (ours.length === 0) return ["no_webhook"];
  return ours.some(({ name }) => name === "PAYMENT_SUCCESS") ? [] : ["webhook_misses_event"];
}

function checkoutBody(request: SessionRequest, details: SessionDetails) {
  const { reference, amount, currency, customerEmail, customerName } = request;
  const { lines, phone, shipTo } = details;
  const contact = { email: customerEmail, ...(phone ? { phone } : {}) };
  const money = (value: number) => ({ value: toDecimal(value), currency });
  const [firstName = customerName, ...rest] = customerName.split(" ");
  return {
    totalAmount: money(amount),
    buyer: {
      firstName,
      lastName: rest.join(" "),
      contact,
      ...(shipTo && {
        shippingAddress: {
          line1: shipTo.line1,
          line2: shipTo.line2 ?? "",
          city: shipTo.city,
          state: shipTo.province ?? "",
          zipCode: shipTo.postalCode ?? "",
          countryCode: shipTo.country,
        },
      }),
    },
    items: lines.map(({ name, quantity, price }) => ({
      name,
      quantity,
      amount: money(price),
      totalAmount: money(price * quantity),
    })),
    redirectUrl: {
      success: request.returnUrl,
      failure: request.cancelUrl,
      cancel: request.cancelUrl,
    },
    requestReferenceNumber: reference,
    metadata: {},
  };
}

function readCallback(
  { rawBody, from }: Callback,
  callers: readonly string[],
  now: Date,
): CallbackResult {
  if (!callers.includes(from)) return refuse("bad_signature");
  const parsed = webhookBody.safeParse(parseJson(rawBody));
  if (!parsed.success) return refuse("malformed");
  const { id, status, amount, currency, requestReferenceNumber: reference } = parsed.data;
  const ended = ENDED[status];
  const type = PAID.includes(status) ? "payment.paid" : ended && (`payment.${ended}` as const);
  if (!type) return ok(null);
  return ok({ eventId: `${id}:${status}`, type, reference, amount, currency, at: now });
}

/** All payment tries of one reference. Empty if Maya does not know it. */
async function readPayments(
  api: ProviderApi,
  key: string,
  reference: string,
  timeoutMs?: number,
): Promise<MayaPayment[]> {
  const path = `/payments/v1/payment-rrns/${encodeURIComponent(reference)}`;
  const answer = await api(path, { key, timeoutMs });
  if (answer.status === 404) return [];
  const found = readAnswer(paymentsAnswer, answer, "how a payment stands");
  if (found.every((one) => one.requestReferenceNumber === reference)) return found;
  throw new GatewayError("the payment is of another attempt", { temporary: false });
}

function statusOf(tries: readonly MayaPayment[]): GatewayStatus {
  const paid = tries.filter(({ status }) => PAID.includes(status));
  const [first] = paid;
  if (first) {
    // Two payments of one reference add up to a wrong amount, which staff then look at.
    const amount = paid.reduce((sum, one) => sum + one.amount, 0);
    const refunded = paid.reduce((sum, one) => sum + (one.refundedAmount ?? 0), 0);
    const receiptNumber = first.receiptNumber ?? undefined;
    return { state: "paid", amount, currency: first.currency, refunded, receiptNumber };
  }
  if (tries.length === 0) return { state: "unknown" };
  const ends = tries.map(({ status }) => ENDED[status]);
  // An open try may still be paid.
  if (ends.includes(undefined)) return { state: "open" };
  return { state: ends.includes("failed") ? "failed" : "cancelled" };
}

/**
 * On its own day, a whole payment is voided for free. Later it is refunded. Maya has no idempotency
 * key, so the refund's id is written as the reason and searched for before a retry.
 */
async function refund(api: ProviderApi, key: string, request: RefundRequest) {
  const { reference, amount, currency, refundId } = request;
  const tries = await readPayments(api, key, reference);
  const paid = tries.find(({ status }) => PAID.includes(status));
  if (tries.length === 0) return refuse("unknown_reference");
  if (!paid) return refuse("not_paid");
  if (paid.currency !== currency) return refuse("mismatch");
  if (paid.status === "VOIDED") {
    return amount === paid.amount ? ok({ refunded: amount }) : refuse("exceeds_paid");
  }
  const path = `/payments/v1/payments/${encodeURIComponent(paid.id)}`;
  const listed = await api(`${path}/refunds`, { key });
  // The payment exists, so a 404 here means that it has no refunds.
  const before = listed.status === 404 ? [] : readAnswer(refundsAnswer, listed, "refunds");
  const known = before.find(({ reason }) => reason === refundId);
  if (known && known.amount !== amount) return refuse("refund_id_reused");
  const gone = before
    .filter(({ status }) => status !== "FAILED")
    .reduce((sum, one) => sum + one.amount, 0);
  if (!known && gone + amount > paid.amount) return refuse("exceeds_paid");
  if (!known && paid.canVoid === true && amount === paid.amount) {
    const voiding = { key, method: "POST", body: { reason: refundId } } as const;
    const voided = await api(`${path}/voids`, voiding);
    if (voided.status >= 200 && voided.status < 300) return ok({ refunded: amount });
    // It is past midnight by now, so the payment can only be refunded.
  }
  const body = { totalAmount: { amount: toDecimal(amount), currency }, reason: refundId };
  const answer = known ? undefined : await api(`${path}/refunds`, { key, method: "POST", body });
  if (answer && declines(answer)) return refuse("declined");
  const made = answer ? readAnswer(refundAnswer, answer, "a refund") : known;
  if (made?.status === "FAILED") return refuse("declined");
  if (made?.status !== "SUCCESS") throw notYet("the refund");
  return ok({ refunded: known ? gone : gone + amount });
}
