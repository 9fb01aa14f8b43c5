import { type Shop, startApp } from "../../app-server.ts";
import { finishDueJobs } from "../../bad-input/jobs.ts";
import { startCluster } from "../../cluster.ts";
import { copyDatabase, databaseUrl } from "../../database.ts";
import { freePort } from "../../listen-locally.ts";
import { type Figure, figure, shown } from "../figure.ts";
import type { Part } from "../part.ts";
import { buyAll } from "../purchase/buy.ts";
import { buyToTheEnd } from "../purchase/buy-to-the-end.ts";
import { countPaid } from "../purchase/count-paid.ts";
import { countStatements, recordPurchases } from "../purchase/record-purchases.ts";
import { serveStatements } from "../purchase/serve-statements.ts";
import { shelfOf } from "../purchase/shelf.ts";
import { costOf, openStage, profiled } from "../stage.ts";
import { median } from "../statistics.ts";

const CALLERS = 8;
const WARM_UP = 200;
const ROUNDS = 5;
const ROUND = 120;
const ALL = WARM_UP + ROUNDS * ROUND;

type Round = Record<
  "bought" | "finished" | "cpu" | "database" | "alone" | "cpuAlone" | "plain",
  number
>;

/**
 * Recorded first, one purchase at a time. Then three take turns, each on a copy of the database as
 * it was before: a shop that does its jobs, one that leaves them to another process, and a plain
 * server that sends the recorded statements.
 */
export const purchase: Part = {
  name: "purchase",
  about: `whole purchases by ${CALLERS} callers (cart, checkout, callback, all jobs), on a disk that is waited for`,
  async measure() {
    const server = await startCluster({ onDisk: true });
    try {
      const growth = { products: 100, orders: 1_000 };
      const { shop, app, close } = await openStage(server, growth, { jobs: "run" });
      const shelf = await shelfOf(app.pool);
      await app.pool.query("analyze");
      await close();
      const copies = [];
      for (let copy = 0; copy < 4; copy += 1) copies.push(await copyDatabase(shop.target));
      const [forAll, forWeb, forPlain, forCount] = copies;
      if (!forAll || !forWeb || !forPlain || !forCount) throw new Error("a copy is missing");

      const counted = await countStatements({ ...shop, target: forCount }, async (one) => {
        await buyAll(one.url, shelf, { from: 0, to: ROUND, callers: CALLERS });
        await finishDueJobs(one.pool);
      });
      const recorded = await recordPurchases(shop, shelf, ALL);
      const all = await open({ ...shop, target: forAll }, "all");
      const web = await open({ ...shop, target: forWeb }, "web");
      const plain = await serveStatements(forPlain, recorded);
      const rounds: Round[] = [];
      for (let from = 0; from < ALL; from += from === 0 ? WARM_UP : ROUND) {
        const to = from === 0 ? WARM_UP : from + ROUND;
        const buy = (url: string) => buyAll(url, shelf, { from, to, callers: CALLERS });
        const whole = await buyToTheEnd(all, to - from, () => buy(all.app.url));
        let alone = 0;
        const cost = await costOf(web, async () => void (alone = await buy(web.app.url)));
        const round = {
          ...whole,
          alone,
          cpuAlone: cost.app / (to - from),
          plain: await buy(plain.url),
        };
        if (from > 0) rounds.push(round);
      }
      await countPaid([forAll, forWeb, forPlain], ALL);
      plain.stop();
      await all.app.stop();
      await web.app.stop();
      const requests = recorded.at(-1)?.map((statements) => statements.length) ?? [];
      return figuresOf(rounds, requests, counted / ROUND);
    } finally {
      server.stop();
    }
  },
};

async function open(shop: Shop, does: "all" | "web") {
  const env = { ...shop.env, DATABASE_URL: databaseUrl(shop.target), PROCESS: does };
  return { shop, app: await startApp({ ...shop, env, port: await freePort() }, profiled()) };
}

function figuresOf(rounds: readonly Round[], requests: number[], statements: number): Figure[] {
  const of = (what: keyof Round) => median(rounds.map((round) => round[what]));
  const beside = (what: keyof Round, ceiling: keyof Round) => ({
    unit: "orders/s",
    ceiling: {
      value: of(ceiling),
      share: median(rounds.map((round) => round[what] / round[ceiling])),
    },
  });
  return [
    figure(
      "whole purchase, jobs included, beside the requests of a plain server",
      of("finished"),
      beside("finished", "plain"),
      { least: 0.6 },
    ),
    figure(
      "its three requests, jobs left to another process, beside the same",
      of("alone"),
      beside("alone", "plain"),
    ),
    figure(
      "its three requests, in a process that does its jobs, beside one that does none",
      of("bought"),
      beside("bought", "alone"),
      { least: 0.9 },
    ),
    figure("whole purchase: CPU of the shop", of("cpu"), {
      digits: 1,
      unit: "ms",
      note: `${shown(of("cpuAlone"), 1)} without the jobs, ${shown(of("database"), 1)} in the database`,
    }),
    figure(
      "whole purchase: statements, jobs included",
      statements,
      { digits: 1, note: `${requests.join(" + ")} in its three requests` },
      { most: 36 },
    ),
  ];
}
