import type { Pool } from "pg";
import { type Figure, figure, shown } from "../figure.ts";
import type { Part } from "../part.ts";
import { buyAll } from "../purchase/buy.ts";
import { buyToTheEnd } from "../purchase/buy-to-the-end.ts";
import { type Product, shelfOf } from "../purchase/shelf.ts";
import { type Stage, openStage } from "../stage.ts";
import { median } from "../statistics.ts";

const CALLERS = 8;
const WARM_UP = 200;
const ROUND = 80;
const ROUNDS = 5;
const ALL = WARM_UP + ROUNDS * ROUND;

type Turn = { rate: number; database: number };
type Round = { small: Turn; grown: Turn };

/** As `growing-orders`, but each purchase ends when its mails are sent and its other jobs are done. */
export const growingJobs: Part = {
  name: "growing-jobs",
  about: "whole purchases with all their jobs and mails, as orders and customers pile up",
  async measure({ server, sizes: { orders } }) {
    const [few = 0, ...more] = orders;
    const many = more[0] ?? few;
    const small = await openStage(server, { products: 100, orders: few }, { jobs: "run" });
    const grown = await openStage(server, { products: 100, orders: many }, { jobs: "run" });
    const shelf = await shelfOf(small.app.pool);
    const rounds: Round[] = [];
    let before = 0;
    for (let from = 0; from < ALL; from += from === 0 ? WARM_UP : ROUND) {
      const to = from === 0 ? WARM_UP : from + ROUND;
      const turn = {
        small: await buyRange(small, shelf, from, to),
        grown: await buyRange(grown, shelf, from, to),
      };
      if (from > 0) rounds.push(turn);
      else before = await rowsScanned(grown.app.pool);
    }
    const scanned = (await rowsScanned(grown.app.pool)) - before;
    await small.close();
    await grown.close();
    return figuresOf(rounds, { few, many, scanned: scanned / (ALL - WARM_UP) });
  },
};

async function buyRange(
  stage: Stage,
  shelf: readonly Product[],
  from: number,
  to: number,
): Promise<Turn> {
  const range = { from, to, callers: CALLERS };
  const buy = () => buyAll(stage.app.url, shelf, range);
  const { finished, database } = await buyToTheEnd(stage, to - from, buy);
  return { rate: finished, database };
}

/** Rows of customers that were read by going through all of them, since the database began. */
async function rowsScanned(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ read: number }>(
    "select seq_tup_read::float8 as read from pg_stat_user_tables where relname = 'customers'",
  );
  return rows[0]?.read ?? 0;
}

function figuresOf(
  rounds: readonly Round[],
  { few, many, scanned }: { few: number; many: number; scanned: number },
): Figure[] {
  const of = (who: keyof Round, what: keyof Turn) => median(rounds.map((one) => one[who][what]));
  const share = median(rounds.map(({ grown, small }) => grown.rate / small.rate));
  return [
    figure(
      `whole purchase among ${shown(many)} orders, jobs included, beside a shop with ${shown(few)}`,
      of("grown", "rate"),
      { unit: "orders/s", ceiling: { value: of("small", "rate"), share } },
      { least: 0.9 },
    ),
    figure("the same: CPU of the database an order", of("grown", "database"), {
      digits: 1,
      unit: "ms",
      note: `${shown(of("small", "database"), 1)} in the shop with ${shown(few)}`,
    }),
    figure(
      "the same: customers read by going through all of them, an order",
      scanned,
      { digits: 1 },
      { most: 100 },
    ),
  ];
}
