import { figure, type Figure } from "../figure.ts";
import { fresh, listingPages } from "../listing-asks.ts";
import { load, type Ask } from "../load.ts";
import type { Part } from "../part.ts";
import { canSeeProcesses } from "../process-cost.ts";
import { costOf, openStage, type Stage } from "../stage.ts";
import { median } from "../statistics.ts";

const CALLERS = 2;
const WARM_UP = 200;
const ROUNDS = 5;
const ROUND = 50;

type Asks = (count: number) => [Ask, ...Ask[]];

export const freshListing: Part = {
  name: "fresh-listing",
  about: "a listing of 24 cards, home and each described product, none of them cached: CPU, HTML",
  async measure({ server }) {
    if (!canSeeProcesses) throw new Error("it needs /proc");
    const stage = await openStage(server, { products: 1_000 });
    const listing = await measurePage(stage, listingPages);
    const home = await measurePage(stage, repeated("/"));
    const products = [];
    for (const slug of await describedProducts(stage)) {
      products.push(await measurePage(stage, repeated(`/product/${slug}`)));
    }
    await stage.close();
    return [
      ...figuresOf("listing", [listing]),
      ...figuresOf("home", [home]),
      ...figuresOf("described product, median", products),
      ...figuresOf("described product, worst", products, (values) => Math.max(...values)),
    ];
  },
};

/** Those with texts of their own. The page of a sample product costs half as much. */
async function describedProducts({ app }: Stage): Promise<string[]> {
  const { rows } = await app.pool.query<{ slug: string }>(
    `select slug from products
     where is_active and kind = 'product' and slug not like 'sample-%' order by slug`,
  );
  return rows.map(({ slug }) => slug);
}

async function measurePage(stage: Stage, asks: Asks): Promise<Cost> {
  const { url } = stage.app;
  const ask = (count: number) => load({ url, callers: CALLERS, asks: asks(count) });
  await ask(WARM_UP);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await costOf(stage, () => ask(ROUND)));
  }
  return {
    app: median(rounds.map(({ app }) => app)) / ROUND,
    database: median(rounds.map(({ database }) => database)) / ROUND,
    kilobytes: (await bytesOf(url, asks(1)[0])) / 1_000,
  };
}

/** Milliseconds of CPU in the shop and in its database, and the size of the HTML. */
type Cost = { app: number; database: number; kilobytes: number };

/** `choose` says which of several pages counts. */
function figuresOf(page: string, costs: readonly Cost[], choose = median): Figure[] {
  const what = `${page} rendered fresh`;
  const of = (name: keyof Cost) => choose(costs.map((cost) => cost[name]));
  return [
    figure(`${what}: CPU of the shop`, of("app"), { digits: 2, unit: "ms" }, { most: 4 }),
    figure(`${what}: CPU of the database`, of("database"), { digits: 2, unit: "ms" }, { most: 1 }),
    figure(`${what}: HTML`, of("kilobytes"), { digits: 1, unit: "kB" }, { most: 60 }),
  ];
}

/** The size before compression: the server writes and the browser parses as much. */
async function bytesOf(url: string, { path, headers }: Ask): Promise<number> {
  const answer = await fetch(`${url}${path}`, {
    headers: { ...headers, "accept-encoding": "identity" },
  });
  return (await answer.arrayBuffer()).byteLength;
}

const repeated =
  (path: string): Asks =>
  (count) => {
    const ask: Ask = { path, headers: fresh };
    return [ask, ...Array.from({ length: count - 1 }, () => ask)];
  };
