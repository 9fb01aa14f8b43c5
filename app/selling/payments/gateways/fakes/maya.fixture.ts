import { z } from "zod";
import { fromDecimal, toDecimal } from "#app/lib/money.ts";
import type { ProviderKeys } from "../../rules/providers.ts";
import { MAYA_CALLERS } from "../maya/maya-gateway.server.ts";
import {
  json,
  keyOf,
  newName,
  openBooks,
  refundedOf,
  routeOf,
  type CallbackWish,
  type FakePayment,
  type FakeProvider,
  type Sale,
} from "./provider.fixture.ts";

const KEYS = {
  provider: "maya",
  isLive: false,
  secrets: { publicKey: "pk-fake000000000000", secretKey: "sk-fake000000000000" },
} as const satisfies ProviderKeys;

const money = z.object({ value: z.string(), currency: z.literal("PHP") });
const asked = z.object({
  totalAmount: money,
  buyer: z.object({ firstName: z.string(), contact: z.object({ email: z.email() }) }),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), totalAmount: money })).min(1),
  redirectUrl: z.object({ success: z.url(), failure: z.url(), cancel: z.url() }),
  requestReferenceNumber: z.string().min(1).max(36),
});

const refundAsked = z.object({
  totalAmount: z.object({ amount: z.string(), currency: z.literal("PHP") }),
  reason: z.string().min(1),
});

const problem = (status: number, code: string, message: string) => json(status, { code, message });

/** Maya's checkout, payments, voids, refunds and webhooks. `at` replaces its own hosts. */
export function fakeMaya(at?: string): FakeProvider {
  const books = openBooks();
  const url = at ?? "https://pg-sandbox.paymaya.com";
  const pageOf = (id: string) =>
    at ? `${at}/page/${id}` : `https://payments-web-sandbox.maya.ph/v2/checkout?id=${id}`;

  async function create(request: Request): Promise<Response> {
    const body: unknown = await request.json();
    const parsed = asked.safeParse(body);
    if (!parsed.success) return problem(400, "2553", "Missing/invalid parameters.");
    const { totalAmount, items, requestReferenceNumber: reference } = parsed.data;
    const amount = fromDecimal(totalAmount.value) ?? 0;
    const sum = items.reduce((total, one) => total + (fromDecimal(one.totalAmount.value) ?? 0), 0);
    if (sum !== amount) return problem(400, "2553", "The items do not add up.");
    const sessionId = crypto.randomUUID();
    const page = pageOf(sessionId);
    const currency = totalAmount.currency;
    const asking = { sessionId, reference, amount, currency, page, asked: body };
    books.sales.set(reference, { ...asking, payments: [], end: "open" });
    return json(200, { checkoutId: sessionId, redirectUrl: page });
  }

  async function payBack(request: Request, payment: FakePayment): Promise<Response> {
    const parsed = refundAsked.safeParse(await request.json());
    if (!parsed.success) return problem(400, "2553", "Missing/invalid parameters.");
    if (!payment.takesRefunds) return problem(400, "PY0100", "Refund is not supported.");
    const amount = fromDecimal(parsed.data.totalAmount.amount) ?? 0;
    if (refundedOf(payment) + amount > payment.amount) {
      return problem(400, "PY0118", "The amount is more than is left.");
    }
    const made = { id: newName(), key: parsed.data.reason, amount };
    payment.refunds.push(made);
    return json(200, refundOf(made));
  }

  async function ofPayment(request: Request, id: string, rest: string): Promise<Response> {
    const all = [...books.sales.values()].flatMap((one) => one.payments);
    const payment = all.find((one) => one.id === id);
    if (!payment) return problem(404, "PY0009", "Payment does not exist.");
    if (rest === "/refunds") {
      return request.method === "POST"
        ? payBack(request, payment)
        : json(200, payment.refunds.map(refundOf));
    }
    const asksVoid = rest === "/voids" && request.method === "POST";
    if (!asksVoid || !payment.canVoid || payment.refunds.length > 0) {
      return problem(400, "PY0102", "Payment cannot be voided.");
    }
    payment.isVoid = true;
    return json(200, { id: newName(), payment: payment.id, status: "SUCCESS" });
  }

  return {
    ...books,
    provider: "maya",
    keys: KEYS,
    url,
    async answer(request) {
      const route = routeOf(request, url);
      const { publicKey, secretKey } = KEYS.secrets;
      const isNew = route === "POST /checkout/v1/checkouts";
      if (keyOf(request) !== (isNew ? publicKey : secretKey)) {
        return problem(401, "K003", "Invalid authentication credentials. API key is invalid.");
      }
      if (isNew) return create(request);
      if (route === "GET /payments/v1/webhooks") {
        if (books.webhooks.length === 0) return problem(404, "PY0038", "Webhook does not exist.");
        return json(200, books.webhooks.map(webhookOf));
      }
      const [, reference = ""] = /^GET \/payments\/v1\/payment-rrns\/(\w+)$/.exec(route) ?? [];
      const sale = books.sales.get(reference);
      if (sale) return json(200, paymentsOf(sale));
      const [, id = "", rest = ""] =
        /^\w+ \/payments\/v1\/payments\/(\w+)(\/refunds|\/voids)?$/.exec(route) ?? [];
      return ofPayment(request, id, rest);
    },
    callback: (reference, _, wish) => callbackOf(books.sale(reference), wish),
  };
}

/** Maya's callbacks have no event id and no signature, only a known caller address. */
function callbackOf(sale: Sale, { otherMode = false }: CallbackWish = {}) {
  const rawBody = JSON.stringify(paymentsOf(sale).at(-1));
  const [from = ""] = MAYA_CALLERS[otherMode ? "live" : "sandbox"];
  return { headers: new Headers({ "content-type": "application/json" }), rawBody, from };
}

const ENDS = { open: "PENDING_TOKEN", failed: "PAYMENT_FAILED", expired: "PAYMENT_EXPIRED" };

/** The payment tries of a reference. Before the first one there is only the checkout. */
function paymentsOf(sale: Sale) {
  const { reference: requestReferenceNumber, payments, currency, amount } = sale;
  if (payments.length === 0) {
    const status = ENDS[sale.end];
    const id = sale.sessionId;
    return [
      { id, isPaid: false, status, amount: toDecimal(amount), currency, requestReferenceNumber },
    ];
  }
  return payments.map((one) => ({
    id: one.id,
    isPaid: true,
    status: one.isVoid ? "VOIDED" : "PAYMENT_SUCCESS",
    amount: toDecimal(one.amount),
    currency: one.currency,
    // Shortly after midnight, the answer may still say so.
    canVoid: true,
    canRefund: one.takesRefunds,
    fundSource: { type: one.takesRefunds ? "maya-wallet" : "qrph", id: null, details: {} },
    receiptNumber: one.receiptNumber,
    requestReferenceNumber,
    ...(one.refunds.length > 0 && { refundedAmount: toDecimal(refundedOf(one)) }),
  }));
}

function refundOf({ id, key, amount }: FakePayment["refunds"][number]) {
  return { id, reason: key, amount: toDecimal(amount), currency: "PHP", status: "SUCCESS" };
}

function webhookOf(callbackUrl: string) {
  return { id: crypto.randomUUID(), name: "PAYMENT_SUCCESS", callbackUrl };
}
