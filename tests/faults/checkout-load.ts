import { pesos } from "#app/lib/money.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { fillCarts, rush, type WaitingBuyer, waitWith } from "./crowd.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";
import { openTally, type Tally } from "./tally.ts";

const BUYERS = 1_000;
const AT_ONCE = 32;
const PRICE = pesos(1_000);

/** As many as the machine can serve, one after the other: all are served, and the books are right. */
export const checkoutLoad = faultScenario({
  name: "checkout-load",
  about: "A thousand buyers place their orders, 32 at once, and there is enough for all.",
  rounds: { full: 6 },
  async play(fault) {
    const stage = await fault.open();
    return placeForAll(fault, stage, fault.rounds, BUYERS);
  },
});

export async function placeForAll(fault: Fault, stage: Stage, rounds: number, buyers: number) {
  const product = { name: "Vial for everybody", price: PRICE, stock: 1_000_000 };
  const productId = await makeProduct(stage.ctx, product);
  const tally = openTally();
  let seconds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const carts = await fillCarts(stage, buyers, () => [{ productId }]);
    const waiting = carts.map((cart) => waitWith(stage, cart, PRICE));
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => placeAll(fault, stage, waiting, tally)),
    );
    seconds += (performance.now() - begun) / 1_000;
  }
  return {
    "at once": AT_ONCE,
    "orders/s": Math.round((rounds * buyers) / seconds),
    ...tally.figures(),
  };
}

async function placeAll(fault: Fault, stage: Stage, waiting: WaitingBuyer[], tally: Tally) {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { refused, ...sale } = await rush(fault, stage, [next]);
    fault.expect(refused.length === 0, "a buyer was refused, and there is enough for all");
    tally.note(sale);
  }
}
