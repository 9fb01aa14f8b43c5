import { setTimeout as sleep } from "node:timers/promises";
import { LAST_ORDER_COOKIE } from "#app/modules/orders/rules/last-order-cookie.ts";

export type Answer = {
  status: number;
  location: string | null;
  retryAfter: string | null;
  body: string;
};

/** The fields of the checkout's form, its key among them. */
export type CheckoutForm = Record<string, string>;

/** What the shop told a buyer: her order is placed, and here she pays. */
export type Told = { email: string; accessToken: string; reference: string };

export type Buyer = {
  email: string;
  get(path: string): Promise<Answer>;
  /** Follows redirects within the shop, as a browser does. */
  open(path: string): Promise<Answer>;
  fillCart(productId: string): Promise<void>;
  /** Opens the checkout and fills in its form. */
  openCheckout(): Promise<CheckoutForm>;
  submit(form: CheckoutForm): Promise<Answer>;
  /** What an answer to the form says; undefined unless it leads on to paying. */
  toldBy(answer: Answer): Told | undefined;
  /** Sends the same form until the shop says yes, as a patient person does. */
  submitUntilTold(form: CheckoutForm, seen?: (answer: Answer | undefined) => void): Promise<Told>;
};

const PATIENCE_MS = 60_000;
/** Sooner than the shop asks for, so that a round is short; not so soon that its limits step in. */
const PAUSE_MS = { whenAsked: 1_000, whenCutOff: 100 };

/** A shopper without a browser: cookies, forms and redirects, and an address of her own. */
export function openBuyer(shopUrl: string, number: number): Buyer {
  const email = `buyer-${number}@example.test`;
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const cookies = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, origin: shopUrl, "x-forwarded-for": address };
    const answer = await fetch(new URL(path, shopUrl), { ...init, headers, redirect: "manual" });
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
  const post = (path: string, fields: Record<string, string>) =>
    ask(path, { method: "POST", body: new URLSearchParams(fields) });

  const buyer: Buyer = {
    email,
    get: (path) => ask(path),
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
      if (page.status !== 200) throw new Error(`the checkout answered ${page.status}`);
      return { ...typed(email), ...hiddenFields(page.body, ["key", "shownTotal"]) };
    },
    submit: (form) => post("/checkout", form),
    toldBy({ status, location }) {
      const paysAt = status === 303 && location ? new URL(location, shopUrl) : undefined;
      const reference = paysAt?.searchParams.get("reference");
      const accessToken = cookies.get(LAST_ORDER_COOKIE);
      return reference && accessToken ? { email, accessToken, reference } : undefined;
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

/** Whether a page holds this form, with all that was typed into it. */
export function givesBack(page: string, form: CheckoutForm): boolean {
  const kept = hiddenFields(page, ["key", "shownTotal", "email", "address"]);
  return Object.entries(kept).every(([name, value]) => form[name] === value);
}

const typed = (email: string) => ({
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
