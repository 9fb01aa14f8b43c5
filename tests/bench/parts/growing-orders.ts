import { figure, shown } from "../figure.ts";
import type { Part } from "../part.ts";
import { buyAll } from "../purchase/buy.ts";
import { shelfOf } from "../purchase/shelf.ts";
import { openStage } from "../stage.ts";
import { median } from "../statistics.ts";
import { slowestOfList } from "./admin-list.ts";

const CALLERS = 8;
const WARM_UP = 200;
const ROUND = 80;
const ROUNDS = 7;

/** A shop that stays small and one that grows take turns. */
export const growingOrders: Part = {
  name: "growing-orders",
  about: "cart, checkout and callback, and the back-office's list, as orders pile up",
  async measure({ server, sizes: { orders } }) {
    const [few = 0, ...more] = orders;
    const small = await openStage(server, { products: 100, orders: few });
    const grown = await openStage(server, { products: 100 });
    const shelf = await shelfOf(small.app.pool);
    let bought = 0;
    const buy = async (count: number) => {
      const range = { from: bought, to: bought + count, callers: CALLERS };
      bought += count;
      return {
        small: await buyAll(small.app.url, shelf, range),
        grown: await buyAll(grown.app.url, shelf, range),
      };
    };
    await buy(WARM_UP);
    const figures = [];
    for (const size of more) {
      await grown.grow({ orders: size });
      await buy(ROUND);
      const rounds: { small: number; grown: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await buy(ROUND));
      const rate = (who: "small" | "grown") => median(rounds.map((one) => one[who]));
      const share = median(rounds.map((one) => one.grown / one.small));
      const list = await slowestOfList(grown, ["/admin/orders", "/admin/orders?show=to-confirm"]);
      figures.push(
        figure(
          `buying among ${shown(size)} orders, beside a shop with ${shown(few)}`,
          rate("grown"),
          { unit: "orders/s", ceiling: { value: rate("small"), share } },
          { least: 0.9 },
        ),
        figure(`list of ${shown(size)} orders: p95`, list, { unit: "ms" }),
      );
    }
    await small.close();
    await grown.close();
    return figures;
  },
};
