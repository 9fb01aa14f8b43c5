import { CART_COOKIE } from "#app/selling/cart/rules/cart-cookie.ts";
import { createGateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { type Answer, type Connection, openConnection } from "../connection.ts";
import { type Ask, requestOf } from "../load.ts";
import { addressOf, checkoutOf, formOf } from "./checkout-form.ts";
import type { Product } from "./shelf.ts";

export const SECRET = "a-secret-for-the-benchmarks-only-000";

/** The three requests of a purchase, in order. */
export const STEPS = ["cart", "checkout", "callback"] as const;

type Watch = (step: (typeof STEPS)[number], n: number) => void;

/** Buys for each number from `from` to before `to`; answers how many purchases a second. */
export async function buyAll(
  url: string,
  shelf: readonly Product[],
  { from, to, callers }: { from: number; to: number; callers: number },
  answered: Watch = () => {},
): Promise<number> {
  let next = from;
  const begun = performance.now();
  const call = async () => {
    const connection = openConnection(url);
    try {
      for (let n = next++; n < to; n = next++) {
        const product = shelf[n % shelf.length];
        if (!product) throw new Error("there is nothing to buy");
        await buy(connection, url, n, product, answered);
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(callers, to - from) }, call));
  return (to - from) / ((performance.now() - begun) / 1_000);
}

/** A product into the cart, the checkout by card, and the gateway's message that it was paid. */
async function buy(
  connection: Connection,
  url: string,
  n: number,
  { id: productId, price }: Product,
  answered: Watch,
): Promise<void> {
  const send = async (ask: Ask, expected: number): Promise<Answer> => {
    const answer = await connection.send(requestOf(url, ask));
    if (answer.status === expected) return answer;
    throw new Error(`${ask.path} answered buyer ${n} with ${answer.status}`);
  };
  const inCart = await send(formOf(n, url, "/cart", { intent: "add", productId }), 303);
  answered("cart", n);
  const token = found(inCart, new RegExp(`^set-cookie: ${CART_COOKIE}=([^;\\s]+)`, "im"));
  const placed = await send(checkoutOf(n, url, token, price), 303);
  answered("checkout", n);
  const reference = found(placed, /^location: \S*[?&]reference=([^&\s]+)/im);
  await send(await callbackOf(n, decodeURIComponent(reference), price), 200);
  answered("callback", n);
}

function found({ head }: Answer, pattern: RegExp): string {
  const value = pattern.exec(head)?.[1];
  if (value === undefined) throw new Error(`the answer lacks ${pattern}: ${head}`);
  return value;
}

/** What the test gateway would send, signed. */
async function callbackOf(n: number, reference: string, amount: number): Promise<Ask> {
  let ask: Ask | undefined;
  const { testProvider } = createGateways({
    appUrl: "http://shop.test",
    testGatewayUrl: "http://gateway.test",
    secret: SECRET,
    demo: true,
    now: () => new Date(),
    newNonce: systemIds.newToken,
    async fetch(url, { headers, body }) {
      const own = Object.fromEntries(new Headers(headers));
      ask = {
        path: new URL(url).pathname,
        method: "POST",
        headers: { ...own, "x-forwarded-for": addressOf(n) },
        body: typeof body === "string" ? body : "",
      };
      return new Response();
    },
  });
  await testProvider?.sendCallback(
    {
      eventId: `evt_${systemIds.newId()}`,
      type: "payment.paid",
      reference,
      amount,
      currency: "PHP",
      at: new Date(),
    },
    new Date(),
    1_000,
  );
  if (!ask) throw new Error("the gateway sent nothing");
  return ask;
}
