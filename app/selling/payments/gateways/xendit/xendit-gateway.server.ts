import { ok, refuse } from "#app/lib/result.ts";
import type { OnlineMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { Fetch } from "../bounded-http.server.ts";
import { GatewayError } from "../gateway-error.ts";
import type {
  AttemptName,
  Callback,
  CallbackResult,
  Gateway,
  GatewayStatus,
  RefundRequest,
  SessionDetails,
  SessionRequest,
} from "../gateway.ts";
import {
  checking,
  declines,
  isSameText,
  notYet,
  providerApi,
  readAnswer,
  readPage,
  type ProviderApi,
} from "../provider-api.server.ts";
import { parseJson } from "../redirect-messages.server.ts";
import {
  balanceAnswer,
  invoice,
  invoiceCallback,
  refundAnswer,
  refusalAnswer,
  toPesoNumber,
  type Invoice,
} from "./messages.ts";

export type XenditOptions = {
  secretKey: string;
  /** The verification token from the account's dashboard. */
  callbackToken: string;
  /** The address of Xendit's fake in tests, for its API and its page. */
  at?: string | undefined;
  fetch?: Fetch | undefined;
};

/**
 * Seconds in which an invoice can be paid. An order releases its goods sooner. A later payment
 * revives the order if the goods are still available, and is refunded otherwise.
 */
const INVOICE_SECONDS = 24 * 60 * 60;
const METHODS: Record<OnlineMethod, readonly string[]> = {
  card: ["CREDIT_CARD", "GCASH", "PAYMAYA", "QRPH"],
  gcash: ["GCASH", "PAYMAYA", "QRPH", "CREDIT_CARD"],
  maya: ["PAYMAYA", "GCASH", "QRPH", "CREDIT_CARD"],
};

/** Xendit's invoices. All its callbacks carry the same token, so the shop asks back. */
export function createXenditGateway(options: XenditOptions): Gateway {
  const { secretKey: key, callbackToken, at: apiUrl = "https://api.xendit.co" } = options;
  const origins = [options.at ? new URL(options.at).origin : "https://*.xendit.co"];
  const api = providerApi(apiUrl, options.fetch);
  return {
    name: "xendit",
    origins,
    mode: key.startsWith("xnd_production_") ? "live" : "test",
    asksBack: true,

    async createSession(request, details) {
      const body = invoiceBody(request, await details());
      const made = readAnswer(
        invoice,
        await api("/v2/invoices/", { key, method: "POST", body }),
        "a new invoice",
      );
      return { redirectUrl: readPage(made.invoice_url, origins), sessionId: made.id };
    },

    parseCallback: (callback, now) => readCallback(callback, callbackToken, now),

    async fetchStatus(attempt, timeoutMs) {
      const found = await readInvoice(api, key, attempt, timeoutMs);
      return found ? statusOf(found) : { state: "unknown" };
    },

    refund: (request) => refund(api, key, request),

    // Xendit does not list webhooks, so only the key can be tested.
    check: () =>
      checking(async () => {
        const answer = await api("/balance", { key });
        // A key without the right to read balances can still create invoices.
        if (answer.status === 401) return ["key_refused"];
        if (answer.status === 403) return isForbidden(answer.body) ? [] : ["key_refused"];
        readAnswer(balanceAnswer, answer, "the balance");
        return [];
      }),
  };
}

const isForbidden = (body: unknown) =>
  refusalAnswer.safeParse(body).data?.error_code === "REQUEST_FORBIDDEN_ERROR";

function invoiceBody(request: SessionRequest, details: SessionDetails) {
  const {
    reference,
    amount,
    currency,
    customerEmail,
    customerName,
    paymentMethod = "card",
  } = request;
  const { description, lines, phone, shipTo } = details;
  return {
    external_id: reference,
    amount: toPesoNumber(amount),
    currency,
    description,
    payer_email: customerEmail,
    invoice_duration: INVOICE_SECONDS,
    should_send_email: false,
    customer: {
      given_names: customerName,
      email: customerEmail,
      ...(phone ? { mobile_number: phone } : {}),
      ...(shipTo && {
        addresses: [
          {
            street_line1: shipTo.line1,
            ...(shipTo.line2 ? { street_line2: shipTo.line2 } : {}),
            city: shipTo.city,
            ...(shipTo.province ? { province_state: shipTo.province } : {}),
            ...(shipTo.postalCode ? { postal_code: shipTo.postalCode } : {}),
            country: shipTo.country,
          },
        ],
      }),
    },
    items: lines.map(({ name, quantity, price }) => ({
      name,
      quantity,
      price: toPesoNumber(price),
    })),
    payment_methods: METHODS[paymentMethod],
    success_redirect_url: request.returnUrl,
    failure_redirect_url: request.cancelUrl,
    locale: "en",
    metadata: { reference },
  };
}

function readCallback({ headers, rawBody }: Callback, token: string, now: Date): CallbackResult {
  if (!isSameText(headers.get("x-callback-token") ?? "", token)) return refuse("bad_signature");
  const parsed = invoiceCallback.safeParse(parseJson(rawBody));
  if (!parsed.success) return refuse("malformed");
  const { id, external_id: reference, status, amount, currency } = parsed.data;
  const isPaid = status === "PAID" || status === "SETTLED";
  if (!isPaid && status !== "EXPIRED") return ok(null);
  const type = isPaid ? "payment.paid" : "payment.cancelled";
  const eventId = `${id}:${status}`;
  return ok({ eventId, type, reference, amount, currency, at: now, sessionId: id });
}

async function readInvoice(
  api: ProviderApi,
  key: string,
  { reference, sessionId }: AttemptName,
  timeoutMs?: number,
): Promise<Invoice | undefined> {
  if (!sessionId) return undefined;
  const answer = await api(`/v2/invoices/${encodeURIComponent(sessionId)}`, { key, timeoutMs });
  if (answer.status === 404) return undefined;
  const found = readAnswer(invoice, answer, "how an invoice stands");
  if (found.external_id === reference) return found;
  throw new GatewayError("the invoice is of another attempt", { temporary: false });
}

const isPaid = ({ status }: Invoice) => status === "PAID" || status === "SETTLED";

function statusOf(found: Invoice): GatewayStatus {
  if (isPaid(found)) {
    const amount = found.paid_amount ?? found.amount;
    const receiptNumber = found.payment_details?.receipt_id ?? undefined;
    return { state: "paid", amount, currency: found.currency, receiptNumber };
  }
  return { state: found.status === "EXPIRED" ? "cancelled" : "open" };
}

/** Xendit's `idempotency-key` makes sure that a refund happens once. */
async function refund(api: ProviderApi, key: string, request: RefundRequest) {
  const { amount, currency, refundId } = request;
  const found = await readInvoice(api, key, request);
  if (!found) return refuse("unknown_reference");
  if (!isPaid(found)) return refuse("not_paid");
  if (found.currency !== currency) return refuse("mismatch");
  const body = {
    invoice_id: found.id,
    reference_id: refundId,
    amount: toPesoNumber(amount),
    currency,
    reason: "REQUESTED_BY_CUSTOMER",
  };
  const headers = { "idempotency-key": refundId };
  const answer = await api("/refunds", { key, method: "POST", body, headers });
  const refusal = refusalAnswer.safeParse(answer.body);
  if (refusal.data?.error_code === "MAXIMUM_REFUND_AMOUNT_REACHED") return refuse("exceeds_paid");
  // For example a payment by QR Ph, which Xendit cannot refund.
  if (declines(answer)) return refuse("declined");
  const made = readAnswer(refundAnswer, answer, "a refund");
  if (made.status === "FAILED" || made.status === "CANCELLED") return refuse("declined");
  if (made.status === "PENDING") throw notYet("the refund");
  return ok({});
}
