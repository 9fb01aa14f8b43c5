import type { Centavos } from "#app/lib/money.ts";
import type { ProviderKeys, ProviderName } from "../../rules/providers.ts";
import type { Fetch } from "../bounded-http.server.ts";
import type { Callback } from "../gateway.ts";

export type FakePayment = {
  id: string;
  amount: Centavos;
  currency: string;
  /** False for QR Ph, for example, which providers cannot refund. */
  takesRefunds: boolean;
  /** Payments can be voided until midnight, free of charge. A voided payment no longer exists. */
  canVoid: boolean;
  isVoid: boolean;
  receiptNumber: string;
  refunds: { id: string; key: string; amount: Centavos }[];
};

export type Sale = {
  sessionId: string;
  reference: string;
  amount: Centavos;
  currency: string;
  page: string;
  /** The unchanged body of the request. */
  asked: unknown;
  payments: FakePayment[];
  end: "open" | "failed" | "expired";
};

export type FakePaymentOptions = Partial<
  Pick<FakePayment, "amount" | "currency" | "takesRefunds" | "canVoid">
>;

/** Differences from a genuine callback of this moment. */
export type CallbackWish = {
  eventId?: string;
  /** The wrong mode: test at a live shop, or live at a test shop. */
  otherMode?: boolean;
};

/** A payment provider that speaks its documented format and keeps its books in memory. */
export type FakeProvider = {
  provider: ProviderName;
  keys: ProviderKeys;
  /** The base address of the API. */
  url: string;
  answer(request: Request): Promise<Response>;
  sales: Map<string, Sale>;
  sale(reference: string): Sale;
  /** The shopper's action on the payment page. */
  pay(reference: string, given?: FakePaymentOptions): void;
  end(reference: string, how: "failed" | "expired"): void;
  callback(reference: string, at: Date, wish?: CallbackWish): Callback;
  /** Addresses with a webhook in the provider's account. */
  webhooks: string[];
};

export function openBooks() {
  const sales = new Map<string, Sale>();
  const sale = (reference: string): Sale => {
    const found = sales.get(reference);
    if (!found) throw new Error(`the provider knows no ${reference}`);
    return found;
  };
  return {
    sales,
    sale,
    webhooks: [] as string[],
    pay(reference: string, given: FakePaymentOptions = {}) {
      const { amount, currency, payments } = sale(reference);
      payments.push({
        id: newName(),
        amount,
        currency,
        takesRefunds: true,
        canVoid: true,
        isVoid: false,
        receiptNumber: String(Math.floor(Math.random() * 1e12)).padStart(12, "0"),
        refunds: [],
        ...given,
      });
    },
    end(reference: string, how: "failed" | "expired") {
      sale(reference).end = how;
    },
  };
}

export const newName = (): string => crypto.randomUUID().replaceAll("-", "");

export const refundedOf = ({ refunds }: FakePayment): Centavos =>
  refunds.reduce((sum, one) => sum + one.amount, 0);

export const json = (status: number, body: unknown): Response => Response.json(body, { status });

/** The key, which is sent as the user of HTTP Basic. */
export function keyOf(request: Request): string {
  const [, encoded = ""] = (request.headers.get("authorization") ?? "").split(" ");
  return Buffer.from(encoded, "base64").toString("utf8").replace(/:$/, "");
}

export function routeOf(request: Request, url: string): string {
  return `${request.method} ${request.url.slice(url.length).split("?")[0]}`;
}

/** Connects a shop to the fakes without a network. */
export function fetchFrom(...fakes: readonly FakeProvider[]): Fetch {
  return async (url, init) => {
    const fake = fakes.find((one) => url.startsWith(`${one.url}/`));
    if (!fake) throw new Error(`nobody lives at ${url}`);
    return fake.answer(new Request(url, init));
  };
}
