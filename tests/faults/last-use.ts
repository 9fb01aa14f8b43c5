import { pesos } from "#app/lib/money.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { type FilledCart, fillCarts, rush, type WaitingBuyer, waitWith } from "./crowd.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";
import { openTally } from "./tally.ts";

const BUYERS = 200;
const PRICE = pesos(1_000);
const WITH_CODE = pesos(900);

/** A promo code that may be used once is used once; who was shown its saving is told it is gone. */
export const lastUse = faultScenario({
  name: "last-use",
  about:
    "Hundreds use a promo code at one moment that may be used once: once in all, or once by a person who writes her address in many ways.",
  rounds: { full: 20 },
  async play(fault) {
    const stage = await fault.open();
    return stormForTheLastUse(fault, stage, fault.rounds, BUYERS);
  },
});

export async function stormForTheLastUse(
  fault: Fault,
  stage: Stage,
  rounds: number,
  buyers: number,
) {
  const product = { name: "Plenty of vials", price: PRICE, stock: 1_000_000 };
  const productId = await makeProduct(stage.ctx, product);
  const tally = openTally();
  for (let round = 0; round < rounds; round += 1) {
    const oneEach = round % 2 === 1;
    const limit = oneEach ? { perCustomerLimit: 1 } : { usageLimit: 1 };
    const { id, code } = await makeDiscount(stage.ctx, limit);
    const carts = await fillCarts(stage, buyers, () => [{ productId }]);
    await chooseCode(stage, carts, code);
    const crowd = carts.map((cart) => waitWith(stage, cart, WITH_CODE));
    const waiting = oneEach ? asOnePerson(crowd, round) : crowd;
    const sale = await rush(fault, stage, waiting);
    tally.note(sale);
    fault.expect(sale.told.length === 1, `a code for one use was used ${sale.told.length} times`);
    const { rows } = await stage.pool.query<{ used: number }>(
      "select used_count as used from discounts where id = $1",
      [id],
    );
    fault.expect(rows[0]?.used === 1, `the code counts ${rows[0]?.used} uses`);
  }
  return { buyers, ...tally.figures() };
}

/** What the promo box of the cart does. */
async function chooseCode({ pool }: Stage, carts: FilledCart[], code: string): Promise<void> {
  const ids = carts.map(({ cartId }) => cartId);
  await pool.query("update carts set discount_code = $1 where id = any($2)", [code, ids]);
}

/** Each time under another spelling of the same mailbox. */
function asOnePerson(crowd: readonly WaitingBuyer[], round: number): WaitingBuyer[] {
  return crowd.map(({ form, ...one }, index) => {
    const email = `${index % 2 === 0 ? "carla" : "Carla"}+${index}.${round}@Example.test`;
    return { ...one, form: { ...form, email } };
  });
}
