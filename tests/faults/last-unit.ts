import { pesos } from "#app/lib/money.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { type FilledCart, fillCarts, rush, waitWith } from "./crowd.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";
import { openTally } from "./tally.ts";

const BUYERS = 500;
const PRICE = pesos(1_000);

/** Of all who want the last unit at one moment, one gets it, and the others are told so. */
export const lastUnit = faultScenario({
  name: "last-unit",
  about: "Hundreds send their checkout at one moment, and one unit is left.",
  rounds: { full: 10 },
  async play(fault) {
    const stage = await fault.open();
    return stormForTheLastUnit(fault, stage, fault.rounds, BUYERS);
  },
});

export async function stormForTheLastUnit(
  fault: Fault,
  stage: Stage,
  rounds: number,
  buyers: number,
  units = 1,
) {
  const productId = await makeProduct(stage.ctx, { name: "Last vial", price: PRICE, stock: 0 });
  let carts: FilledCart[] = [];
  const tally = openTally();
  for (let round = 0; round < rounds; round += 1) {
    const counted = await adjustStock(stage.ctx, {
      productId,
      by: units,
      reason: "some came back",
    });
    if (!counted.ok) throw new Error(counted.reason);
    // Who has bought went home, and others came.
    const more = await fillCarts(stage, buyers - carts.length, () => [{ productId }]);
    const waiting = [...carts, ...more].map((cart) => waitWith(stage, cart, PRICE));
    const sale = await rush(fault, stage, waiting);
    tally.note(sale);
    const sold = sale.told.length;
    fault.expect(sold === units, `of the last ${units} units ${sold} were sold`);
    carts = sale.refused.map(({ cart }) => cart);
  }
  return { buyers, ...tally.figures() };
}
