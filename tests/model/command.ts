import assert from "node:assert/strict";
import fc from "fast-check";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { PRICES, type Model, type ModelOrder } from "./model.ts";
import { expected, observed, readCart, type RealOrder, type RealShop } from "./real-shop.ts";

export const gateways = gatewaysOf(fakeGateway());

type Answer = { ok: true; value: unknown } | { ok: false; reason: string };

/** What the shop answered, each once. A history that is never accepted shows little. */
export const answered = new Set<string>();

/** The shop answers what the model says: "ok", or why it refuses. */
export function agree(name: string, answer: Answer, word: string): void {
  const given = answer.ok ? "ok" : answer.reason;
  answered.add(`${name}: ${given}`);
  assert.equal(given, word);
}

export type Command = fc.AsyncCommand<Model, RealShop>;

/**
 * A command that is told what was drawn; afterwards shop and model must agree. One that has nothing
 * to act on is left out, and costs no time.
 */
export function command<Drawn>(
  name: string,
  drawn: fc.Arbitrary<Drawn>,
  run: (model: Model, real: RealShop, drawn: Drawn) => Promise<void>,
  canRun: (model: Readonly<Model>, drawn: Drawn) => boolean = () => true,
): fc.Arbitrary<Command> {
  return drawn.map((what) => ({
    check: (model) => canRun(model, what),
    async run(model, real) {
      await run(model, real, what);
      assert.deepEqual(await observed(real), expected(model));
    },
    toString: () => `${name} ${JSON.stringify(what)}`,
  }));
}

export const shopper = fc.nat({ max: 1 });
export const product = fc.nat({ max: PRICES.length - 1 });
const which = fc.nat({ max: 9 });
const MOST = 8;

export type Of = { model: ModelOrder; real: RealOrder };

type State = ModelOrder["state"] | undefined;

/** In most draws one of the two newest orders in this state. */
function pick({ orders }: Readonly<Model>, at: number, state: State): ModelOrder | undefined {
  if (!state || at >= MOST) return orders[at % orders.length];
  const fitting = orders.filter((order) => order.state === state);
  return fitting.at(-1 - (at % Math.min(2, fitting.length)));
}

/** A command on one of the orders. */
export const ofOrder = <Drawn>(
  name: string,
  drawn: fc.Arbitrary<Drawn>,
  run: (of: Of, drawn: Drawn, model: Model, real: RealShop) => Promise<void>,
  state?: State,
) =>
  command(
    name,
    fc.tuple(which, drawn),
    async (model, real, [at, what]) => {
      const order = pick(model, at, state);
      const row = order && real.orders[model.orders.indexOf(order)];
      if (!order || !row) throw new Error("there is no such order");
      await run({ model: order, real: row }, what, model, real);
      await readCart(model, real, order.shopper);
    },
    (model, [at]) => pick(model, at, state) !== undefined,
  );
