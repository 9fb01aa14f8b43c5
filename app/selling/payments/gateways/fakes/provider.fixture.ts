import type { Centavos } from "#app/lib/money.ts";
import type { ProviderKeys, ProviderName } from "../../rules/providers.ts";
import type { Fetch } from "../bounded-http.server.ts";
import type { Callback } from "../gateway.ts";

/** A payment in the books of a provider. */
export type FakePayment = {
  id: string;
  amount: Centavos;
  currency: string;
  /** Such as QR Ph, which no provider pays back by itself. */
  takesRefunds: boolean;
  /** Until midnight; what was voided cost nothing and is gone. */
  canVoid: boolean;
  isVoid: boolean;
  receiptNumber: string;
  refunds: { id: string; key: string; amount: Centavos }[];
};

/** What the shop asked a provider to collect. */
export type Sale = {
  sessionId: string;
  reference: string;
  amount: Centavos;
  currency: string;
  page: string;
  /** The body of the request, as it came. */
  asked: unknown;
  payments: FakePayment[];
  end: "open" | "failed" | "expired";
};

export type Paid = Partial<Pick<FakePayment, "amount" | "currency" | "takesRefunds" | "canVoid">>;

/** How a callback differs from a genuine one of this moment. */
export type CallbackWish = {
  eventId?: string;
  /** Of the other mode, test on live or live on test. */
  otherMode?: boolean;
};

/** A payment provider that speaks its documented format, with its books in memory. */
export type FakeProvider = {
  provider: ProviderName;
  keys: ProviderKeys;
  /** Where its API is. */
  url: string;
  answer(request: Request): Promise<Response>;
  sales: Map<string, Sale>;
  sale(reference: string): Sale;
  /** What the shopper does on the page. */
  pay(reference: string, given?: Paid): void;
  end(reference: string, how: "failed" | "expired"): void;
  /** What it sends the shop about how a sale stands. */
  callback(reference: string, at: Date, wish?: CallbackWish): Callback;
  /** The addresses that its account has webhooks for. */
  webhooks: string[];
};

/** The books of a provider, and what a shopper does to them. */
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
    pay(reference: string, given: Paid = {}) {
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

/** The user of HTTP Basic, which is the key. */
export function keyOf(request: Request): string {
  const [, encoded = ""] = (request.headers.get("authorization") ?? "").split(" ");
  return Buffer.from(encoded, "base64").toString("utf8").replace(/:$/, "");
}

/** What a request asks for, after the address of the API. */
export function routeOf(request: Request, url: string): string {
  return `${request.method} ${request.url.slice(url.length).split("?")[0]}`;
}

/** A shop's way to the fakes, without a wire between them. */
export function fetchFrom(...fakes: readonly FakeProvider[]): Fetch {
  return async (url, init) => {
    const fake = fakes.find((one) => url.startsWith(`${one.url}/`));
    if (!fake) throw new Error(`nobody lives at ${url}`);
    return fake.answer(new Request(url, init));
  };
}
