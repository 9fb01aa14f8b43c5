import { pesos } from "#app/lib/money.ts";
import type { WantedItem } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { Random } from "../proof/random.ts";
import { fillCarts, rush, waitWith } from "./crowd.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";
import { openTally } from "./tally.ts";

const BUYERS = 500;
const STOCK = 50;
const PRICE = pesos(1_000);

type Wish = Required<Pick<WantedItem, "productId" | "quantity">>[];

/** The shop sells only units in stock, and refuses no buyer while there are any. */
export const scarceStock = faultScenario({
  name: "scarce-stock",
  about:
    "Hundreds want one to three of two products at one moment, in either order; 50 of each are left.",
  rounds: { full: 10 },
  async play(fault) {
    const stage = await fault.open();
    return stormForScarceStock(fault, stage, fault.rounds, BUYERS);
  },
});

export async function stormForScarceStock(
  fault: Fault,
  stage: Stage,
  rounds: number,
  buyers: number,
  stock = STOCK,
) {
  const tally = openTally();
  const sold = { units: 0, refused: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const products = await Promise.all(
      ["left", "right"].map((name) => {
        const product = { name: `Scarce ${name} ${round}`, price: PRICE, stock };
        return makeProduct(stage.ctx, product);
      }),
    );
    const wishes = Array.from({ length: buyers }, () => drawWish(fault.random, products));
    const carts = await fillCarts(stage, buyers, (index) => wishes[index] ?? []);
    const waiting = carts.map((cart, index) => {
      return waitWith(stage, cart, unitsOf(wishes[index] ?? []) * PRICE);
    });
    const sale = await rush(fault, stage, waiting);
    tally.note(sale);
    const left = await stockOf(stage, products);
    for (const one of sale.refused) {
      const wish = wishes[waiting.indexOf(one)] ?? [];
      const short = wish.some(({ productId, quantity }) => (left.get(productId) ?? 0) < quantity);
      fault.expect(short, "a buyer was refused what is still there");
    }
    sold.units += products.reduce((sum, id) => sum + stock - (left.get(id) ?? 0), 0);
    sold.refused += sale.refused.length;
  }
  return { buyers, ...sold, ...tally.figures() };
}

/** One product or both, in either order, which must not cause a deadlock. */
function drawWish(random: Random, products: readonly string[]): Wish {
  const order = random.shuffle(products).slice(0, random.whole(1, 2));
  return order.map((productId) => ({ productId, quantity: random.whole(1, 3) }));
}

const unitsOf = (wish: Wish) => wish.reduce((sum, { quantity }) => sum + quantity, 0);

async function stockOf({ pool }: Stage, products: string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; left: number }>(
    `select product_id as id, (on_hand - reserved)::int as left
     from stock_levels where product_id = any($1)`,
    [products],
  );
  return new Map(rows.map((row) => [row.id, row.left]));
}
