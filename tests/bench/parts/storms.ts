import { pesos } from "#app/lib/money.ts";
import { SOLD_OUT } from "#app/goods/catalog/views/product-href.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { fillCarts, tokenOf } from "../checkouts.ts";
import { openConnection } from "../connection.ts";
import { benchContext } from "../context.ts";
import { type Figure, figure } from "../figure.ts";
import { requestOf } from "../load.ts";
import type { Part } from "../part.ts";
import { checkoutOf } from "../purchase/checkout-form.ts";
import { shelfOf } from "../purchase/shelf.ts";
import { openStage, type Stage } from "../stage.ts";
import { buyAll } from "../purchase/buy.ts";
import { median, quantile } from "../statistics.ts";

const BUYERS = 500;
const WARM_UP = 200;
const ROUNDS = 5;
const PRICE = pesos(1_000);

/**
 * How the form is sent: by the page's script, which shows the answer in the page it has; or without,
 * which leads a buyer who is too late to the product's page.
 */
const BROWSERS = {
  "with scripts": { path: "/checkout.data", placed: 202 },
  "without scripts": { path: "/checkout", placed: 303 },
} as const;
type Browser = keyof typeof BROWSERS;

const SOLD_OUT_PAGE = new RegExp(`^location: (\\S+)#${SOLD_OUT}`, "im");

/** `placed` is when the last of those who got a unit was told so. */
type Storm = { over: number; failed: number; p50: number; p99: number; placed: number };

/** `npm run proof` plays the same with shoppers who come again, and looks at every row. */
export const storms: Part = {
  name: "storms",
  about: `${BUYERS} buyers who send their checkout to one process at one moment`,
  async measure({ server }) {
    const stage = await openStage(server, { products: 100 });
    const shelf = await shelfOf(stage.app.pool);
    await buyAll(stage.app.url, shelf, { from: 0, to: WARM_UP, callers: 8 });
    const figures = [];
    const storms = [
      { browser: "with scripts", units: 1, most: 1_500 },
      { browser: "with scripts", units: 100, most: 2_500 },
      { browser: "without scripts", units: 1, most: 1_500 },
      { browser: "without scripts", units: 100, most: 2_500 },
    ] as const;
    for (const [place, { browser, units, most }] of storms.entries()) {
      const rounds: Storm[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const number = place * ROUNDS + round;
        rounds.push(await storm(stage, { browser, units, number }));
      }
      const what = units === 1 ? "the last unit" : `${units} units`;
      figures.push(...figuresOf(`${BUYERS} buyers of ${what}, ${browser}`, most, rounds));
    }
    await stage.close();
    return figures;
  },
};

type Wish = { browser: Browser; units: number; number: number };

async function storm({ app }: Stage, { browser, units, number }: Wish): Promise<Storm> {
  const { path, placed } = BROWSERS[browser];
  const name = `Storm ${number}`;
  const id = await makeProduct(benchContext(app.db), { name, price: PRICE, stock: units });
  const from = 10_000 + number * BUYERS;
  await fillCarts(app.pool, BUYERS, { from, shelf: [{ id, price: PRICE }] });
  const requests = Array.from({ length: BUYERS }, (_, place) =>
    requestOf(app.url, {
      ...checkoutOf(from + place, app.url, tokenOf(from + place), PRICE),
      path,
    }),
  );
  const begun = performance.now();
  const answers = await Promise.all(
    requests.map(async (request) => {
      const connection = openConnection(app.url);
      const { status, head } = await connection.send(request);
      connection.close();
      const soldOut = SOLD_OUT_PAGE.exec(head)?.[1];
      return { status, soldOut, ms: performance.now() - begun };
    }),
  );
  const milliseconds = answers.map(({ ms }) => ms);
  const buyers = answers.filter(({ status, soldOut }) => status === placed && !soldOut);
  for (const page of new Set(answers.flatMap(({ soldOut }) => soldOut ?? []))) {
    // A shop in demo mode caches pages only for its own machine, so one buyer follows for all.
    const { status } = await fetch(new URL(page, app.url));
    if (status !== 200) throw new Error(`${page} answered ${status}`);
  }
  return {
    over: buyers.length - units,
    failed: answers.filter(({ status }) => status >= 500).length,
    p50: median(milliseconds),
    p99: quantile(milliseconds, 0.99),
    placed: Math.max(0, ...buyers.map(({ ms }) => ms)),
  };
}

function figuresOf(what: string, most: number, rounds: readonly Storm[]): Figure[] {
  const worst = (of: (one: Storm) => number) => Math.max(...rounds.map(of));
  const middle = (of: (one: Storm) => number) => Math.round(median(rounds.map(of)));
  const told = `orders within ${middle(({ placed }) => placed)} ms`;
  const note = `p50 ${middle(({ p50 }) => p50)} ms, ${told}`;
  const p99 = median(rounds.map((one) => one.p99));
  return [
    figure(
      `${what}: orders too many or too few`,
      worst(({ over }) => Math.abs(over)),
      {},
      { most: 0 },
    ),
    figure(
      `${what}: answers 5xx`,
      worst(({ failed }) => failed),
      {},
      { most: 0 },
    ),
    figure(`${what}: p99`, p99, { unit: "ms", note }, { most }),
  ];
}
