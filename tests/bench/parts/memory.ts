import { fresh, listingPages } from "../listing-asks.ts";
import { checkouts, fillCarts } from "../checkouts.ts";
import { figure } from "../figure.ts";
import { load, type Ask } from "../load.ts";
import type { Part } from "../part.ts";
import { canSeeProcesses, memoryOf } from "../process-cost.ts";
import { openStage } from "../stage.ts";

const CALLERS = 32;
const ROUNDS = 6;
const ORDERS = 50;

const kept = ["/", "/products", "/product/glow", "/products?page=2", "/products?sort=rating"];

/**
 * Requests cached pages in every spelling, rendered pages, searches and orders, as crowds would.
 */
export const memory: Part = {
  name: "memory",
  about: "the memory of the shop's process after a crowd of all kinds",
  async measure({ server }) {
    if (!canSeeProcesses) throw new Error("it needs /proc");
    const { app, close } = await openStage(server, { products: 1_000 });
    const { url } = app;
    const prices = await fillCarts(app.pool, ROUNDS * ORDERS);
    const idle = memoryOf(app.pid).now;
    const headers = { "accept-encoding": "gzip, br" };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const path of kept) {
        await load({ url, callers: CALLERS, asks: [{ path, headers }], seconds: 1 });
      }
      await load({ url, callers: CALLERS, asks: listingPages(200) });
      const search = (n: number): Ask => ({ path: `/products?q=${word(n)}`, headers: fresh });
      const more = Array.from({ length: 100 }, (_, n) => search(n));
      await load({ url, callers: CALLERS, asks: [search(0), ...more] });
      const asks = checkouts(prices, url, round * ORDERS, (round + 1) * ORDERS);
      await load({ url, callers: CALLERS, asks, status: 303 });
    }
    const { now, most } = memoryOf(app.pid);
    await close();
    const note = `${Math.round(idle)} before, ${Math.round(most)} at most`;
    return [figure("memory after load", now, { unit: "MB", note }, { most: 350 })];
  },
};

const word = (n: number) => ["sleep", "skin", "badaki", "sample", "vail", "zzz"][n % 6] ?? "";
