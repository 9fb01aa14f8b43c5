import { figure } from "../figure.ts";
import { listingPages } from "../listing-asks.ts";
import { load } from "../load.ts";
import type { Part } from "../part.ts";
import { canSeeProcesses } from "../process-cost.ts";
import { costOf, openStage } from "../stage.ts";
import { median } from "../statistics.ts";

const CALLERS = 2;
const WARM_UP = 1_500;
const ROUNDS = 10;
const ROUND = 100;

export const freshListing: Part = {
  name: "fresh-listing",
  about: "the CPU of one listing of 24 cards that nobody has a copy of, its queries included",
  async measure({ server }) {
    if (!canSeeProcesses) throw new Error("it needs /proc");
    const stage = await openStage(server, { products: 1_000 });
    const { url } = stage.app;
    const ask = (count: number) => load({ url, callers: CALLERS, asks: listingPages(count) });
    await ask(WARM_UP);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await costOf(stage, () => ask(ROUND)));
    }
    await stage.close();
    const app = median(rounds.map((round) => round.app)) / ROUND;
    const database = median(rounds.map((round) => round.database)) / ROUND;
    const note = `${app.toFixed(2)} in the shop, ${database.toFixed(2)} in the database`;
    return [
      figure(
        "listing made anew: CPU",
        app + database,
        { digits: 2, unit: "ms", note },
        { most: 2 },
      ),
    ];
  },
};
