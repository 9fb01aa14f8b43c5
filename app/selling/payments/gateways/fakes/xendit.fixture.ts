import { z } from "zod";
import type { ProviderKeys } from "../../rules/providers.ts";
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
  provider: "xendit",
  isLive: false,
  secrets: {
    secretKey: "xnd_development_fake00000000",
    callbackToken: "fake-token-of-the-dashboard-00",
  },
} as const satisfies ProviderKeys;

/** Xendit's amounts are in pesos. */
const asked = z.object({
  external_id: z.string().min(1),
  amount: z.number().positive(),
  currency: z.literal("PHP"),
  payer_email: z.email(),
  invoice_duration: z.int().positive(),
  success_redirect_url: z.url(),
  failure_redirect_url: z.url(),
  payment_methods: z.array(z.string()).min(1),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), price: z.number() })).min(1),
});

const refundAsked = z.object({
  invoice_id: z.string(),
  reference_id: z.string(),
  amount: z.number().positive(),
  currency: z.string(),
  reason: z.enum(["FRAUDULENT", "DUPLICATE", "REQUESTED_BY_CUSTOMER", "CANCELLATION", "OTHERS"]),
});

const problem = (status: number, error_code: string) =>
  json(status, { error_code, message: `fake: ${error_code}` });

/** Xendit's invoices and refunds. `at` replaces its own hosts. */
export function fakeXendit(at?: string): FakeProvider {
  const books = openBooks();
  const url = at ?? "https://api.xendit.co";
  const pageOf = (id: string) =>
    at ? `${at}/page/${id}` : `https://checkout-staging.xendit.co/web/${id}`;
  const bySession = (id: string) => [...books.sales.values()].find((one) => one.sessionId === id);

  async function create(request: Request): Promise<Response> {
    const body: unknown = await request.json();
    const parsed = asked.safeParse(body);
    if (!parsed.success) return problem(400, "API_VALIDATION_ERROR");
    const { external_id: reference, amount, currency, items } = parsed.data;
    const sum = items.reduce((total, one) => total + Math.round(one.price * 100) * one.quantity, 0);
    if (sum !== Math.round(amount * 100)) return problem(400, "ITEMS_AND_AMOUNT_MISMATCH");
    const sessionId = newName();
    const sale: Sale = {
      sessionId,
      reference,
      amount: sum,
      currency,
      page: pageOf(sessionId),
      asked: body,
      payments: [],
      end: "open",
    };
    books.sales.set(reference, sale);
    return json(200, invoiceOf(sale));
  }

  async function refund(request: Request): Promise<Response> {
    const key = request.headers.get("idempotency-key") ?? "";
    const parsed = refundAsked.safeParse(await request.json());
    const sale = parsed.success ? bySession(parsed.data.invoice_id) : undefined;
    const payment = sale?.payments.at(-1);
    if (!parsed.success || !sale || !payment) return problem(404, "DATA_NOT_FOUND");
    if (!payment.takesRefunds) return problem(400, "REFUND_NOT_SUPPORTED");
    const amount = Math.round(parsed.data.amount * 100);
    const known = payment.refunds.find((one) => one.key === key);
    if (known && known.amount !== amount) return problem(400, "IDEMPOTENCY_ERROR");
    if (!known && refundedOf(payment) + amount > payment.amount) {
      return problem(400, "MAXIMUM_REFUND_AMOUNT_REACHED");
    }
    const made = known ?? { id: `rfd-${newName()}`, key, amount };
    if (!known) payment.refunds.push(made);
    return json(200, {
      id: made.id,
      invoice_id: sale.sessionId,
      payment_id: payment.id,
      amount: amount / 100,
      currency: payment.currency,
      status: "SUCCEEDED",
      reason: parsed.data.reason,
      reference_id: parsed.data.reference_id,
      failure_code: null,
    });
  }

  return {
    ...books,
    provider: "xendit",
    keys: KEYS,
    url,
    async answer(request) {
      if (keyOf(request) !== KEYS.secrets.secretKey) return problem(401, "INVALID_API_KEY");
      const route = routeOf(request, url);
      if (route === "POST /v2/invoices/") return create(request);
      if (route === "POST /refunds") return refund(request);
      if (route === "GET /balance") return json(200, { balance: 0 });
      const [, id = ""] = /^GET \/v2\/invoices\/(\w+)$/.exec(route) ?? [];
      const sale = bySession(id);
      return sale ? json(200, invoiceOf(sale)) : problem(404, "INVOICE_NOT_FOUND_ERROR");
    },
    callback: (reference, when, wish) => callbackOf(books.sale(reference), when, wish),
  };
}

/** The other mode has its own token: the dashboard issues one for each. */
function callbackOf(sale: Sale, when: Date, { eventId, otherMode = false }: CallbackWish = {}) {
  const token = otherMode ? "token-of-the-other-mode-000000" : KEYS.secrets.callbackToken;
  const headers = new Headers({
    "content-type": "application/json",
    "x-callback-token": token,
    "webhook-id": eventId ?? newName(),
  });
  const rawBody = JSON.stringify({ ...invoiceOf(sale), updated: when.toISOString() });
  return { headers, rawBody, from: "52.89.130.89" };
}

function invoiceOf(sale: Sale) {
  const paid: FakePayment | undefined = sale.payments.at(-1);
  const ended = sale.end === "open" ? "PENDING" : "EXPIRED";
  return {
    id: sale.sessionId,
    external_id: sale.reference,
    user_id: "fake-user",
    status: paid ? "PAID" : ended,
    merchant_name: "Fake shop",
    amount: sale.amount / 100,
    currency: paid?.currency ?? sale.currency,
    invoice_url: sale.page,
    ...(paid && {
      paid_amount: sale.payments.reduce((sum, one) => sum + one.amount, 0) / 100,
      payment_id: paid.id,
      payment_method: paid.takesRefunds ? "EWALLET" : "QR_CODE",
      payment_channel: paid.takesRefunds ? "GCASH" : "QRPH",
      payment_details: { receipt_id: paid.receiptNumber, source: "GCash" },
    }),
  };
}
