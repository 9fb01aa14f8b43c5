import { createHmac } from "node:crypto";
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
  provider: "paymongo",
  isLive: false,
  secrets: { secretKey: "sk_test_fake00000000", webhookSecret: "whsk_fake000000000000" },
} as const satisfies ProviderKeys;

const asked = z.object({
  data: z.object({
    attributes: z.object({
      line_items: z
        .array(
          z.object({
            name: z.string().min(1),
            amount: z.int().positive(),
            currency: z.literal("PHP"),
            quantity: z.int().positive(),
          }),
        )
        .min(1),
      payment_method_types: z.array(z.string()).min(1),
      success_url: z.url(),
      cancel_url: z.url(),
      reference_number: z.string().min(1),
      billing: z.object({ name: z.string(), email: z.email(), phone: z.string() }),
    }),
  }),
});

const refundAsked = z.object({
  data: z.object({
    attributes: z.object({
      amount: z.int().min(100),
      payment_id: z.string(),
      reason: z.enum(["duplicate", "fraudulent", "requested_by_customer", "others"]),
      metadata: z.record(z.string(), z.string()),
    }),
  }),
});

const problem = (status: number, code: string, detail: string) =>
  json(status, { errors: [{ code, detail }] });

/** PayMongo's checkout sessions, payments, refunds and webhooks. `at` replaces its own hosts. */
export function fakePaymongo(at?: string): FakeProvider {
  const books = openBooks();
  const url = at ?? "https://api.paymongo.com";
  const pageOf = (id: string) => (at ? `${at}/page/${id}` : `https://checkout.paymongo.com/${id}`);
  const bySession = (id: string) => [...books.sales.values()].find((one) => one.sessionId === id);
  const byPayment = (id: string) =>
    [...books.sales.values()].flatMap((one) => one.payments).find((one) => `pay_${one.id}` === id);

  async function create(request: Request): Promise<Response> {
    const body: unknown = await request.json();
    const parsed = asked.safeParse(body);
    if (!parsed.success) return problem(400, "parameter_invalid", parsed.error.message);
    const { line_items, reference_number: reference } = parsed.data.data.attributes;
    const sessionId = `cs_${newName()}`;
    const amount = line_items.reduce((sum, one) => sum + one.amount * one.quantity, 0);
    const sale: Sale = {
      sessionId,
      reference,
      amount,
      currency: "PHP",
      page: pageOf(sessionId),
      asked: body,
      payments: [],
      end: "open",
    };
    books.sales.set(reference, sale);
    return json(200, { data: sessionOf(sale) });
  }

  async function refund(request: Request): Promise<Response> {
    const parsed = refundAsked.safeParse(await request.json());
    if (!parsed.success) return problem(400, "parameter_invalid", parsed.error.message);
    const { amount, payment_id, metadata } = parsed.data.data.attributes;
    const payment = byPayment(payment_id);
    if (!payment) return problem(404, "resource_not_found", "No such payment.");
    if (!payment.takesRefunds) return problem(400, "refund_not_allowed", "Cannot be refunded.");
    if (refundedOf(payment) + amount > payment.amount) {
      return problem(400, "parameter_above_maximum", "The amount is more than is left.");
    }
    const made = { id: `ref_${newName()}`, key: metadata["refund_id"] ?? "", amount };
    payment.refunds.push(made);
    return json(200, { data: refundResource(made) });
  }

  return {
    ...books,
    provider: "paymongo",
    keys: KEYS,
    url,
    async answer(request) {
      if (keyOf(request) !== KEYS.secrets.secretKey) {
        return problem(401, "api_key_invalid", "API key is invalid.");
      }
      const route = routeOf(request, url);
      if (route === "POST /v2/checkout_sessions") return create(request);
      if (route === "POST /v1/refunds") return refund(request);
      if (route === "GET /v1/webhooks") return json(200, { data: books.webhooks.map(webhookOf) });
      const [, what, id = ""] = /^GET \/v[12]\/(\w+)\/(\w+)$/.exec(route) ?? [];
      const sale = what === "checkout_sessions" ? bySession(id) : undefined;
      if (sale) return json(200, { data: sessionOf(sale) });
      const payment = what === "payments" ? byPayment(id) : undefined;
      if (payment) return json(200, { data: paymentOf(payment) });
      return problem(404, "resource_not_found", "No such resource.");
    },
    callback: (reference, when, wish) => callbackOf(books.sale(reference), when, wish),
  };
}

function callbackOf(sale: Sale, when: Date, { eventId, otherMode = false }: CallbackWish = {}) {
  const seconds = Math.floor(when.getTime() / 1000);
  const newest = sale.payments.at(-1);
  const type = newest ? "checkout_session.payment.paid" : "payment.failed";
  const rawBody = JSON.stringify({
    data: {
      id: eventId ?? `evt_${newest?.id ?? newName()}`,
      type: "event",
      attributes: {
        type,
        livemode: otherMode,
        data: sessionOf(sale, otherMode),
        previous_data: {},
        created_at: seconds,
        updated_at: seconds,
      },
    },
  });
  const digest = createHmac("sha256", KEYS.secrets.webhookSecret)
    .update(`${seconds}.${rawBody}`)
    .digest("hex");
  const signature = otherMode ? `t=${seconds},te=,li=${digest}` : `t=${seconds},te=${digest},li=`;
  const headers = new Headers({
    "content-type": "application/json",
    "paymongo-signature": signature,
  });
  return { headers, rawBody, from: "52.77.105.83" };
}

function sessionOf(sale: Sale, livemode = false) {
  return {
    id: sale.sessionId,
    type: "checkout_session",
    attributes: {
      billing: null,
      checkout_url: sale.page,
      client_key: `${sale.sessionId}_client_fake`,
      description: null,
      line_items: [],
      livemode,
      merchant: "Fake shop",
      metadata: { reference: sale.reference },
      payment_intent: null,
      payment_method_used: sale.payments.length > 0 ? "gcash" : null,
      payments: sale.payments.map((one) => paymentOf(one, livemode)),
      reference_number: sale.reference,
      status: sale.end === "expired" ? "expired" : "active",
    },
  };
}

function paymentOf(payment: FakePayment, livemode = false) {
  return {
    id: `pay_${payment.id}`,
    type: "payment",
    attributes: {
      amount: payment.amount,
      currency: payment.currency,
      external_reference_number: payment.receiptNumber,
      fee: Math.round(payment.amount * 0.025),
      livemode,
      net_amount: payment.amount - Math.round(payment.amount * 0.025),
      payment_intent_id: `pi_${payment.id}`,
      payout: null,
      refunds: payment.refunds.map(refundResource),
      source: { id: `src_${payment.id}`, type: payment.takesRefunds ? "gcash" : "qrph" },
      status: "paid",
    },
  };
}

function refundResource({ id, key, amount }: FakePayment["refunds"][number]) {
  return {
    id,
    type: "refund",
    attributes: {
      amount,
      currency: "PHP",
      livemode: false,
      metadata: { refund_id: key },
      reason: "others",
      status: "succeeded",
    },
  };
}

function webhookOf(url: string) {
  return {
    id: `hook_${newName()}`,
    type: "webhook",
    attributes: {
      url,
      events: ["checkout_session.payment.paid", "payment.refunded"],
      livemode: false,
      secret_key: KEYS.secrets.webhookSecret,
      status: "enabled",
    },
  };
}
