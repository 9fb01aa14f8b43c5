import { figure, type Figure } from "../figure.ts";
import { fresh, listingPages } from "../listing-asks.ts";
import { load, type Ask } from "../load.ts";
import type { Part } from "../part.ts";
import { canSeeProcesses } from "../process-cost.ts";
import { costOf, openStage, type Stage } from "../stage.ts";
import { median } from "../statistics.ts";

const CALLERS = 2;
const WARM_UP = 1_500;
const ROUNDS = 10;
const ROUND = 100;

const KINDS = ["listing", "home", "product"] as const;
type Kind = (typeof KINDS)[number];

/** Pages that are in no cache. */
const asksOf: Record<Kind, (count: number) => [Ask, ...Ask[]]> = {
  listing: listingPages,
  home: (count) => repeated(count, () => "/"),
  product: (count) => repeated(count, (n) => `/product/sample-${1 + (n % 50)}`),
};

export const freshListing: Part = {
  name: "fresh-listing",
  about: "one listing of 24 cards, home or product page that nobody has a copy of: CPU and HTML",
  async measure({ server }) {
    if (!canSeeProcesses) throw new Error("it needs /proc");
    const stage = await openStage(server, { products: 1_000 });
    const figures: Figure[] = [];
    for (const kind of KINDS) figures.push(...(await measurePage(stage, kind)));
    await stage.close();
    return figures;
  },
};

async function measurePage(stage: Stage, kind: Kind): Promise<Figure[]> {
  const { url } = stage.app;
  const ask = (count: number) => load({ url, callers: CALLERS, asks: asksOf[kind](count) });
  await ask(WARM_UP);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await costOf(stage, () => ask(ROUND)));
  }
  const app = median(rounds.map((round) => round.app)) / ROUND;
  const database = median(rounds.map((round) => round.database)) / ROUND;
  const kilobytes = (await bytesOf(url, asksOf[kind](1)[0])) / 1_000;
  const what = `${kind} rendered fresh`;
  return [
    figure(`${what}: CPU of the shop`, app, { digits: 2, unit: "ms" }, { most: 4 }),
    figure(`${what}: CPU of the database`, database, { digits: 2, unit: "ms" }, { most: 1 }),
    figure(`${what}: HTML`, kilobytes, { digits: 1, unit: "kB" }, { most: 60 }),
  ];
}

/** The size before compression: the server writes and the browser parses as much. */
async function bytesOf(url: string, { path, headers }: Ask): Promise<number> {
  const answer = await fetch(`${url}${path}`, {
    headers: { ...headers, "accept-encoding": "identity" },
  });
  return (await answer.arrayBuffer()).byteLength;
}

function repeated(count: number, pathOf: (n: number) => string): [Ask, ...Ask[]] {
  const ask = (n: number): Ask => ({ path: pathOf(n), headers: fresh });
  return [ask(0), ...Array.from({ length: count - 1 }, (_, n) => ask(n + 1))];
}
