import { startApp } from "../../app-server.ts";
import { copyDatabase, databaseUrl } from "../../database.ts";
import { freePort } from "../../listen-locally.ts";
import { checkouts, fillCarts, recordCheckouts } from "../checkouts.ts";
import { figure } from "../figure.ts";
import { load } from "../load.ts";
import type { Part } from "../part.ts";
import { cpuOf } from "../process-cost.ts";
import { openReplay } from "../replay.ts";
import { openStage, profiled } from "../stage.ts";
import { median } from "../statistics.ts";

const CALLERS = 8;
const WARM_UP = 400;
const ROUNDS = 7;
const ROUND = 150;

/**
 * Each checkout is recorded first: what it sends to the database, value for value. Then the shop
 * and the bare driver each have a copy of the database as it was before, and take turns.
 */
export const orders: Part = {
  name: "orders",
  about: `orders placed over HTTP by ${CALLERS} callers, beside their statements sent by the bare driver`,
  async measure({ server }) {
    const { shop, app: first, close } = await openStage(server, { products: 100, orders: 1_000 });
    const prices = await fillCarts(first.pool, WARM_UP + ROUNDS * ROUND);
    await first.pool.query("analyze");
    await close();
    const forShop = await copyDatabase(shop.target);
    const forDriver = await copyDatabase(shop.target);
    const lists = await recordCheckouts(shop, prices);

    const env = { ...shop.env, DATABASE_URL: databaseUrl(forShop) };
    const app = await startApp(
      { ...shop, target: forShop, env, port: await freePort() },
      profiled(),
    );
    const bare = await openReplay(forDriver, CALLERS);
    const place = (from: number, to: number) =>
      load({
        url: app.url,
        callers: CALLERS,
        asks: checkouts(prices, app.url, from, to),
        status: 303,
      });
    await place(0, WARM_UP);
    await bare.run(lists.slice(0, WARM_UP));
    const rounds: { perSecond: number; most: number; cpu: number; ratio: number }[] = [];
    for (let from = WARM_UP; from < prices.length; from += ROUND) {
      const before = cpuOf(app.pid);
      const { perSecond } = await place(from, from + ROUND);
      const cpu = (cpuOf(app.pid) - before) / ROUND;
      const most = await bare.run(lists.slice(from, from + ROUND));
      rounds.push({ perSecond, most, cpu, ratio: perSecond / most });
    }
    await bare.close();
    await app.stop();
    const of = (value: "perSecond" | "most" | "cpu") => median(rounds.map((one) => one[value]));
    const ceiling = { value: of("most"), share: median(rounds.map((one) => one.ratio)) };
    return [
      figure(
        "placing an order, beside the bare driver",
        of("perSecond"),
        { unit: "orders/s", ceiling },
        { least: 0.25 },
      ),
      figure("placing an order: statements", lists.at(-1)?.length ?? 0, {}, { most: 4 }),
      figure(
        "placing an order: CPU of the shop",
        of("cpu"),
        { digits: 1, unit: "ms" },
        { most: 2.5 },
      ),
    ];
  },
};
