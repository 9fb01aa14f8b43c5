import type { RunningCluster } from "../../cluster.ts";
import { type Figure, figure, shown } from "../figure.ts";
import { listingPages } from "../listing-asks.ts";
import { load } from "../load.ts";
import type { Part } from "../part.ts";
import { memoryOf } from "../process-cost.ts";
import { buyAll } from "../purchase/buy.ts";
import { type Product, shelfOf } from "../purchase/shelf.ts";
import { repeat } from "../repeat.ts";
import { costOf, openStage, type Stage } from "../stage.ts";
import { median } from "../statistics.ts";
import { tricks } from "../tricks/tricks.ts";

const ROUNDS = 9;
const WARM_UP_ROUNDS = 2;
const PURCHASES = 60;
const PAGES = 60;
const CALLERS = 8;
const AS_IS = "as it is";

type Cost = { app: number; database: number };
/** The cost of one unit of each kind of work, in milliseconds of CPU time. */
type Round = Record<"purchase" | "fresh page" | "home page", Cost>;

/** The normal shop takes turns with shops that each lack one trick. */
export const withoutTricks: Part = {
  name: "tricks",
  about: "what each home-made trick of speed gives: the CPU of the same work without it",
  async measure({ server }) {
    const shops = new Map<string, Stage>();
    for (const { name, env } of [{ name: AS_IS, env: {} }, ...tricks]) {
      shops.set(name, await openOne(server, env));
    }
    const rounds = new Map<string, Round[]>();
    const [first] = shops.values();
    const shelf = first ? await shelfOf(first.app.pool) : [];
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
      for (const [name, stage] of shops) {
        const measured = await measureOne(stage, shelf, round);
        if (round >= WARM_UP_ROUNDS) rounds.set(name, [...(rounds.get(name) ?? []), measured]);
      }
    }
    const memory = new Map([...shops].map(([name, { app }]) => [name, memoryOf(app.pid).now]));
    for (const stage of shops.values()) await stage.close();
    return tricks.flatMap(({ name }) => figuresOf(name, rounds, memory));
  },
};

function openOne(server: RunningCluster, env: NodeJS.ProcessEnv): Promise<Stage> {
  return openStage(server, { products: 100, orders: 1_000 }, { env });
}

async function measureOne(stage: Stage, shelf: readonly Product[], round: number): Promise<Round> {
  const { url } = stage.app;
  const from = round * PURCHASES;
  const range = { from, to: from + PURCHASES, callers: CALLERS };
  const each = ({ app, database }: Cost, count: number) => ({
    app: app / count,
    database: database / count,
  });
  const bought = await costOf(stage, () => buyAll(url, shelf, range));
  const asks = listingPages(PAGES);
  const rendered = await costOf(stage, () => load({ url, callers: 2, asks }));
  let count = 0;
  const home = await costOf(stage, async () => {
    const headers = { "accept-encoding": "br" };
    count = (await repeat(url, { path: "/", headers }, { callers: CALLERS, seconds: 0.3 })).count;
  });
  return {
    purchase: each(bought, PURCHASES),
    "fresh page": each(rendered, PAGES),
    "home page": each(home, count),
  };
}

function figuresOf(
  trick: string,
  all: ReadonlyMap<string, readonly Round[]>,
  memory: ReadonlyMap<string, number>,
): Figure[] {
  const [usual, without] = [all.get(AS_IS) ?? [], all.get(trick) ?? []];
  const kinds = ["purchase", "fresh page", "home page"] as const;
  const figures = kinds.map((kind) => {
    const total = ({ app, database }: Cost) => app + database;
    const times = median(
      without.map((round, n) => total(round[kind]) / total(usual[n]?.[kind] ?? round[kind])),
    );
    const said = (rounds: readonly Round[], who: keyof Cost) =>
      shown(median(rounds.map((round) => round[kind][who])), 2);
    const note =
      `shop ${said(usual, "app")} to ${said(without, "app")} ms` +
      `, database ${said(usual, "database")} to ${said(without, "database")} ms`;
    return figure(`${kind} without ${trick}: CPU`, times, { digits: 2, unit: "times", note });
  });
  const [before = 0, now = 0] = [memory.get(AS_IS), memory.get(trick)];
  const note = `${shown(before, 0)} with it`;
  return [...figures, figure(`memory without ${trick}`, now, { unit: "MB", note })];
}
