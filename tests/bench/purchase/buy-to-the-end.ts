import type { App, Shop } from "../../app-server.ts";
import { finishDueJobs } from "../../bad-input/jobs.ts";
import { costOf } from "../stage.ts";

/** Buys until the last job that these purchases caused is done; CPU is in milliseconds a purchase. */
export async function buyToTheEnd(
  shop: { shop: Shop; app: App },
  count: number,
  buy: () => Promise<number>,
) {
  const begun = performance.now();
  let bought = 0;
  const cost = await costOf(shop, async () => {
    bought = await buy();
    await finishDueJobs(shop.app.pool);
  });
  const finished = count / ((performance.now() - begun) / 1_000);
  return { bought, finished, cpu: cost.app / count, database: cost.database / count };
}
