import process from "node:process";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { testAftermath } from "./aftermath.ts";
import { RUNS_LIMIT_MS, runs } from "./runs.ts";
import { type Answer, send, type BuiltRequest } from "./send.ts";
import { openShop } from "./shop.ts";

const shop = await openShop();
afterAll(() => shop.pool.end());

const ODD_NUMBERS =
  "0|-1|-0|0.1|1.5|1e3|1E3|1e308|NaN|Infinity|0x10|٣|１|+2| 3 |2,000|[2]|2;3|9007199254740993|2147483648|99999999999999999999".split(
    "|",
  );
const numbers = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 12 }).map(String), weight: 3 },
  fc.constantFrom(...ODD_NUMBERS),
  fc.double().map(String),
);
/** Unrequested prices that the server must ignore. */
const prices = fc.dictionary(
  fc.constantFrom("price", "unitPrice", "total", "totalAmount", "amount", "discount", "subtotal"),
  fc.constantFrom("0", "1", "-100", "0.01", "NaN"),
);

// Many checkouts use up a client's limit, and the process remembers refused clients.
const from = process.platform === "linux" ? "127.0.0.2" : undefined;

const post = (path: string, cookie: string, pairs: [string, string][]): BuiltRequest => ({
  method: "POST",
  path,
  from,
  headers: { origin: shop.url, cookie, "content-type": "application/x-www-form-urlencoded" },
  body: Buffer.from(new URLSearchParams(pairs).toString()),
});

const cookieOf = ({ cookies }: Answer) => cookies.map((line) => line.split(";")[0]).join("; ");

test(
  "whatever a form says of quantities and prices, the catalogue's price is paid",
  async () => {
    const drawn = fc.tuple(fc.array(numbers, { minLength: 1, maxLength: 2 }), prices, numbers);
    const property = fc.asyncProperty(drawn, async ([quantities, believed, shown]) => {
      const said = Object.entries(believed);
      const { productId } = shop;
      const added = await send(
        shop.url,
        post("/cart", "", [
          ["intent", "add"],
          ["productId", productId],
          ...quantities.map((quantity): [string, string] => ["quantity", quantity]),
          ...said,
        ]),
      );
      expect(added.status).toBeLessThan(500);
      const email = `${crypto.randomUUID()}@example.com`;
      for (const shownTotal of [shown, await totalOf(added)]) {
        const placed = await send(
          shop.url,
          post("/checkout", cookieOf(added), [
            ...Object.entries({ ...BUYER, email, shownTotal, key: crypto.randomUUID() }),
            ...said,
          ]),
        );
        expect(placed.status).toBeLessThan(500);
        expect(await wrongOrders(email)).toEqual([]);
      }
    });
    await fc.assert(property, runs("quantities"));
  },
  RUNS_LIMIT_MS,
);

testAftermath(shop);

const BUYER = {
  firstName: "Maria",
  lastName: "Clara",
  address: "12 Mango Avenue",
  city: "Cebu City",
  paymentMethod: "card",
  terms: "yes",
};

/** The real total of the cart that this answer opened. */
async function totalOf(answer: Answer): Promise<string> {
  const cookie = cookieOf(answer);
  const { text } = await send(shop.url, { method: "GET", path: "/checkout", headers: { cookie } });
  return /name="shownTotal"[^>]* value="(\d+)"/.exec(text)?.[1] ?? "0";
}

/** This buyer's orders whose lines differ from the catalog, in whole units. */
async function wrongOrders(email: string): Promise<unknown[]> {
  const { rows } = await shop.pool.query(
    `select total_amount, quantity, i.price from orders o
     join order_items i on i.order_id = o.id join products p on p.id = i.product_id
     where email = $1 and (i.price <> p.price or quantity < 1 or total_amount <> p.price * quantity)`,
    [email],
  );
  return rows;
}
