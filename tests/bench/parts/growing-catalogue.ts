import { figure, shown, type Figure } from "../figure.ts";
import { fresh } from "../listing-asks.ts";
import { load, type Ask } from "../load.ts";
import type { Part } from "../part.ts";
import { openStage } from "../stage.ts";
import { median, quantile } from "../statistics.ts";

const TIMES = 120;
const WARM_UP = 400;

const ask = (path: string): Ask => ({ path, headers: fresh });

/** What shoppers do, with what a word finds: many products, few, by two words, misspelt, none. */
const KINDS: Record<string, readonly [Ask, ...Ask[]]> = {
  listing: [
    ask("/products"),
    ask("/products/beauty"),
    ask("/products/wellness?sort=price-asc"),
    ask("/products?sort=rating&page=2"),
    ask("/products?sort=price-desc"),
  ],
  search: [
    ask("/products?q=sleep"),
    ask("/products?q=badaba"),
    ask("/products?q=vial+50"),
    ask("/products?q=badabi"),
    ask("/products?q=zzyzx"),
    ask("/products?q=glow&sort=price-asc"),
  ],
  home: [ask("/")],
  product: [ask("/product/sample-1"), ask("/product/sample-99")],
};

/** Two rounds at each size, the better one of each kind: a noisy moment makes nothing faster. */
export const growingCatalogue: Part = {
  name: "growing-catalogue",
  about: "pages made anew as the catalogue grows",
  async measure({ server, sizes: { products } }) {
    const stage = await openStage(server);
    const at = new Map<string, { size: number; p50: number; p95: number }[]>();
    for (const size of products) {
      await stage.grow({ products: size });
      for (const [kind, asks] of Object.entries(KINDS)) {
        const times = await timesOf(stage.app.url, asks);
        at.set(kind, [...(at.get(kind) ?? []), { size, ...times }]);
      }
    }
    await stage.close();
    return [...at].flatMap(([kind, steps]) => figuresOf(kind, steps));
  },
};

async function timesOf(url: string, asks: readonly [Ask, ...Ask[]]) {
  const repeated = (count: number): [Ask, ...Ask[]] => {
    const more = Array.from({ length: count - 1 }, (_, n) => asks[(n + 1) % asks.length]);
    return [asks[0], ...more.filter((one) => one !== undefined)];
  };
  await load({ url, callers: 1, asks: repeated(WARM_UP / 4) });
  const rounds = [];
  for (let round = 0; round < 2; round += 1) {
    const { milliseconds } = await load({ url, callers: 1, asks: repeated(TIMES) });
    rounds.push({ p50: median(milliseconds), p95: quantile(milliseconds, 0.95) });
  }
  return {
    p50: Math.min(...rounds.map(({ p50 }) => p50)),
    p95: Math.min(...rounds.map(({ p95 }) => p95)),
  };
}

function figuresOf(
  kind: string,
  steps: readonly { size: number; p50: number; p95: number }[],
): Figure[] {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  const note = steps
    .map(({ size, p50, p95 }) => `${shown(size)}: ${shown(p50, 1)} / ${shown(p95, 1)} ms`)
    .join(", ");
  const limit = kind === "listing" || kind === "search" ? { most: 2 } : undefined;
  const what = `${kind}: p95 at ${shown(last.size)} products, of that at ${shown(first.size)}`;
  return [figure(what, last.p95 / first.p95, { digits: 2, note: `p50 / p95 at ${note}` }, limit)];
}
