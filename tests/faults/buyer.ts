import { setTimeout as sleep } from "node:timers/promises";
import { CART_COOKIE } from "#app/selling/cart/rules/cart-cookie.ts";
import { LAST_ORDER_COOKIE } from "#app/selling/orders/rules/last-order-cookie.ts";

export type Answer = {
  status: number;
  location: string | null;
  retryAfter: string | null;
  body: string;
};

/** The fields of the checkout's form, its key among them. */
export type CheckoutForm = Record<string, string>;

/** The shop's answer to a buyer: the order is placed, and this is where to pay. */
export type PlacedOrder = { email: string; orderToken: string; reference: string };

export type Buyer = {
  email: string;
  get(path: string): Promise<Answer>;
  /** Sends a form of one of our pages. */
  post(path: string, fields: Record<string, string>): Promise<Answer>;
  /** Follows redirects within the shop, as a browser does. */
  open(path: string): Promise<Answer>;
  fillCart(productId: string): Promise<void>;
  /** Opens the checkout and fills in its form. */
  openCheckout(): Promise<CheckoutForm>;
  /** Sends the form; with a signal, the buyer may leave before the answer. */
  submit(form: CheckoutForm, signal?: AbortSignal): Promise<Answer>;
  /** The order in an answer to the form; undefined unless it leads to the payment. */
  toldBy(answer: Answer): PlacedOrder | undefined;
  /** Sends the same form until the shop accepts it, like a patient buyer. */
  submitUntilTold(
    form: CheckoutForm,
    seen?: (answer: Answer | undefined) => void,
  ): Promise<PlacedOrder>;
};

export type BrowserState = {
  /** State of a returning browser: a cart, or the cookie of a signed-in customer. */
  cartToken?: string;
  session?: string;
  /** Whether requests may reuse a connection, as browsers do. */
  keepsConnections?: boolean;
};

type WaitWatch = { waited?: (ms: number) => void };

const PATIENCE_MS = 60_000;
/**
 * Shorter than the shop's Retry-After, so that a round is short; long enough to stay within limits.
 */
const PAUSE_MS = { whenAsked: 1_000, whenCutOff: 100 };

/** A buyer without a browser: cookies, forms and redirects, and a separate address. */
export function openBuyer(
  shopUrl: string,
  number: number,
  { cartToken, session = "", keepsConnections = true, waited }: BrowserState & WaitWatch = {},
): Buyer {
  const email = `buyer-${number}@example.test`;
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const cookies = new Map(cartToken === undefined ? [] : [[CART_COOKIE, cartToken]]);

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
    const cookie = [session, ...pairs].filter(Boolean).join("; ");
    const connection = keepsConnections ? "keep-alive" : "close";
    const headers = { cookie, connection, origin: shopUrl, "x-forwarded-for": address };
    const asked = performance.now();
    const answer = await fetch(new URL(path, shopUrl), { ...init, headers, redirect: "manual" });
    waited?.(performance.now() - asked);
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value ?? "");
    }
    return {
      status: answer.status,
      location: answer.headers.get("location"),
      retryAfter: answer.headers.get("retry-after"),
      body: await answer.text(),
    };
  }
  const post = (path: string, fields: Record<string, string>, init: RequestInit = {}) =>
    ask(path, { ...init, method: "POST", body: new URLSearchParams(fields) });

  const buyer: Buyer = {
    email,
    get: (path) => ask(path),
    post: (path, fields) => post(path, fields),
    async open(path) {
      let answer = await ask(path);
      for (let hops = 0; answer.location && hops < 5; hops += 1)
        answer = await ask(answer.location);
      return answer;
    },
    async fillCart(productId) {
      const { status } = await post("/cart", { intent: "add", productId });
      if (status !== 303) throw new Error(`the cart answered ${status}`);
    },
    async openCheckout() {
      const page = await ask("/checkout");
      if (page.status !== 200) {
        const { body } = await ask("/cart");
        const shown = body.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, " ");
        throw new Error(
          `the checkout answered ${page.status} to ${email}, who has ${[...cookies.keys()].join(", ")}` +
            ` and a cart that reads: ${shown.replaceAll(/\s+/g, " ").slice(0, 400)}`,
        );
      }
      const { key = "", shownTotal = "" } = hiddenFields(page.body, ["key", "shownTotal"]);
      return filledForm(email, key, shownTotal);
    },
    submit: (form, signal) => post("/checkout", form, signal && { signal }),
    toldBy({ status, location }) {
      const paysAt = status === 303 && location ? new URL(location, shopUrl) : undefined;
      const reference = paysAt?.searchParams.get("reference");
      const orderToken = cookies.get(LAST_ORDER_COOKIE);
      return reference && orderToken ? { email, orderToken, reference } : undefined;
    },
    async submitUntilTold(form, seen) {
      const end = performance.now() + PATIENCE_MS;
      while (performance.now() < end) {
        const answer = await buyer.submit(form).catch(() => undefined);
        seen?.(answer);
        const told = answer && buyer.toldBy(answer);
        if (told) return told;
        await sleep(answer?.retryAfter ? PAUSE_MS.whenAsked : PAUSE_MS.whenCutOff);
      }
      throw new Error(`${email} was told of no order within ${PATIENCE_MS} ms`);
    },
  };
  return buyer;
}

/** Checks that a page contains this form with all its values. */
export function givesBack(page: string, form: CheckoutForm): boolean {
  const kept = hiddenFields(page, ["key", "shownTotal", "email", "address"]);
  return Object.entries(kept).every(([name, value]) => form[name] === value);
}

/** The checkout's form, filled in. */
export const filledForm = (email: string, key: string, shownTotal: string): CheckoutForm => ({
  key,
  shownTotal,
  email,
  firstName: "Maria",
  lastName: "Santos",
  address: "12 Mango Avenue",
  city: "Cebu City",
  paymentMethod: "card",
  terms: "yes",
});

function hiddenFields(page: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, valueOf(page, name)]));
}

function valueOf(page: string, name: string): string {
  const input = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page)?.[0] ?? "";
  return / value="([^"]*)"/.exec(input)?.[1] ?? "";
}
