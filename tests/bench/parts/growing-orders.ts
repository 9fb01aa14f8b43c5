import { checkouts, fillCarts } from "../checkouts.ts";
import { figure, shown } from "../figure.ts";
import { load } from "../load.ts";
import type { Part } from "../part.ts";
import { openStage } from "../stage.ts";
import { median } from "../statistics.ts";
import { slowestOfList } from "./admin-list.ts";

const CALLERS = 8;
const WARM_UP = 300;
const ROUND = 100;
const ROUNDS = 3;

export const growingOrders: Part = {
  name: "growing-orders",
  about: "placing orders, and the back-office's list, as orders pile up",
  async measure({ server, sizes: { orders } }) {
    const stage = await openStage(server, { products: 100 });
    const { url } = stage.app;
    const perStep = ROUND * ROUNDS;
    const prices = await fillCarts(stage.app.pool, WARM_UP + orders.length * perStep);
    const place = async (from: number, count: number) =>
      load({
        url,
        callers: CALLERS,
        asks: checkouts(prices, url, from, from + count),
        status: 303,
      });
    await place(0, WARM_UP);
    const steps = [];
    for (const [step, size] of orders.entries()) {
      await stage.grow({ orders: size });
      const rates = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const from = WARM_UP + step * perStep + round * ROUND;
        rates.push((await place(from, ROUND)).perSecond);
      }
      const list = await slowestOfList(stage, ["/admin/orders", "/admin/orders?show=to-confirm"]);
      steps.push({ size, rate: median(rates), list });
    }
    await stage.close();
    return steps.flatMap(({ size, rate, list }) => [
      figure(`placing orders beside ${shown(size)} others`, rate, { unit: "orders/s" }),
      figure(`list of ${shown(size)} orders: p95`, list, { unit: "ms" }),
    ]);
  },
};
