import { setTimeout as sleep } from "node:timers/promises";
import { pesos } from "#app/lib/money.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { CheckoutForm } from "./buyer.ts";
import { fillCarts, type WaitingBuyer, waitWith } from "./crowd.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { Stage } from "./stage.ts";

const AT_ONCE = 6;
const PRICE = pesos(1_000);

/**
 * Sends one order in some way; returns the form that leads to the same order if it is sent again.
 */
type Way = (fault: Fault, stage: Stage, one: WaitingBuyer) => Promise<CheckoutForm | undefined>;

/** All ways in which one order reaches the shop more than once. */
const WAYS: readonly [Way, ...Way[]] = [
  atOnce(2),
  atOnce(10),
  afterNoAnswer,
  inTwoTabs,
  withAnotherBody,
  afterPaying,
];

/** However one order is repeated, the shop has one order and gives the same answer. */
export const sameKey = faultScenario({
  name: "same-key",
  about:
    "One checkout is sent twice or ten times at once, again without waiting for the answer, from two tabs, with another address, or after it was paid.",
  rounds: { full: 2_000 },
  async play(fault) {
    const stage = await fault.open();
    return stormOfSameKeys(fault, stage, fault.rounds);
  },
});

export async function stormOfSameKeys(fault: Fault, stage: Stage, wishes: number) {
  const product = { name: "Vial for the impatient", price: PRICE, stock: 1_000_000 };
  const productId = await makeProduct(stage.ctx, product);
  for (let done = 0; done < wishes; done += AT_ONCE) {
    const count = Math.min(AT_ONCE, wishes - done);
    const carts = await fillCarts(stage, count, () => [{ productId }]);
    await Promise.all(
      carts.map(async (cart, index) => {
        const one = waitWith(stage, cart, PRICE);
        const way = WAYS[(done + index) % WAYS.length] ?? WAYS[0];
        await expectOneOrder(fault, stage, one, await way(fault, stage, one));
      }),
    );
  }
  return { wishes };
}

function atOnce(times: number): Way {
  return async ({ expect }, { ledger }, { buyer, form }) => {
    const answers = await Promise.all(Array.from({ length: times }, () => buyer.submit(form)));
    const told = answers.map((answer) => buyer.toldBy(answer));
    for (const one of told) if (one) ledger.noteTold(one);
    expect(told.every(Boolean), `the same form at once is answered ${answers[0]?.status}`);
    expect(new Set(told.map((one) => one?.reference)).size === 1, "one form has two payments");
    return form;
  };
}

/** The connection ends at some moment, and the form is sent again. */
async function afterNoAnswer({ random }: Fault, stage: Stage, { buyer, form }: WaitingBuyer) {
  const impatience = new AbortController();
  const first = buyer.submit(form, impatience.signal).catch(() => undefined);
  await sleep(random.whole(0, 40));
  impatience.abort();
  stage.ledger.noteTold(await buyer.submitUntilTold(form));
  await first;
  return form;
}

/** Each tab has its own key: the later order replaces the earlier one. */
async function inTwoTabs(_: Fault, { ctx }: Stage, { buyer, form }: WaitingBuyer) {
  await Promise.all([buyer.submit(form), buyer.submit({ ...form, key: ctx.ids.newId() })]);
  return undefined;
}

async function withAnotherBody({ expect }: Fault, _: Stage, { buyer, form }: WaitingBuyer) {
  const first = await buyer.submitUntilTold(form);
  const changed = { ...form, address: "13 Mango Avenue" };
  const second = await buyer.submitUntilTold(changed);
  expect(first.reference !== second.reference, "another address changed nothing");
  return changed;
}

/** A paid order is not placed again: the answer is the receipt. */
async function afterPaying({ expect }: Fault, stage: Stage, { buyer, form }: WaitingBuyer) {
  const told = await buyer.submitUntilTold(form);
  stage.ledger.noteTold(told);
  await stage.callBackUntilRecorded(gatewayEvent(told, PRICE));
  for (const body of [form, { ...form, address: "13 Mango Avenue" }]) {
    const answer = await buyer.submit(body);
    const receipt = answer.status === 303 && answer.location === `/order/${told.orderToken}`;
    expect(receipt, `a paid checkout that is sent again answers ${answer.status}`);
  }
  return form;
}

async function expectOneOrder(
  { expect }: Fault,
  { pool }: Stage,
  { cart, buyer }: WaitingBuyer,
  again: CheckoutForm | undefined,
) {
  const living = async () => {
    const { rows } = await pool.query<{ id: string }>(
      "select id from orders where cart_id = $1 and status <> 'cancelled'",
      [cart.cartId],
    );
    return rows.map(({ id }) => id);
  };
  const before = await living();
  expect(before.length === 1, `one wish has led to ${before.length} orders`);
  if (!again) return;
  const answer = await buyer.submit(again);
  expect(answer.status === 303, `the same form answers ${answer.status} afterwards`);
  expect((await living()).join() === before.join(), "the same form led to another order");
}
