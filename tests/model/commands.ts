import assert from "node:assert/strict";
import fc from "fast-check";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { packOrder } from "#app/fulfilment/packing/commands/pack-order.server.ts";
import { readParcel } from "#app/fulfilment/packing/queries/read-parcel.server.ts";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { applyCode } from "#app/selling/cart/commands/apply-code.server.ts";
import { setQuantity } from "#app/selling/cart/commands/set-quantity.server.ts";
import { cartLines, findCart } from "#app/selling/cart/queries.server.ts";
import { buyerForm } from "#app/selling/checkout/factories.ts";
import { cancelOwnOrder } from "#app/selling/checkout/commands/cancel-own-order.server.ts";
import { placeOrder } from "#app/selling/checkout/commands/place-order/place-order.server.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import {
  GATEWAY,
  fakeGateway,
  gatewaysOf,
  openAttempt,
  tell,
} from "#app/selling/payments/factories.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { checkInvariants } from "../invariants.ts";
import * as should from "./model.ts";
import { PRICES, type Model, type ModelOrder } from "./model.ts";
import { expected, observed, readCart, type RealOrder, type RealShop } from "./real-shop.ts";

const gateways = gatewaysOf(fakeGateway());
const NO_TRACKING = { courier: null, number: null, url: null };

type Answer = { ok: true; value: unknown } | { ok: false; reason: string };
const wordOf = (answer: Answer) => (answer.ok ? "ok" : answer.reason);

type Command = fc.AsyncCommand<Model, RealShop>;

/** A command that is told what was drawn; afterwards shop and model must agree. */
function command<Drawn>(
  name: string,
  drawn: fc.Arbitrary<Drawn>,
  run: (model: Model, real: RealShop, drawn: Drawn) => Promise<void>,
): fc.Arbitrary<Command> {
  return drawn.map((what) => ({
    check: () => true,
    async run(model, real) {
      await run(model, real, what);
      assert.deepEqual(await observed(real), expected(model));
    },
    toString: () => `${name} ${JSON.stringify(what)}`,
  }));
}

const shopper = fc.nat({ max: 1 });
const product = fc.nat({ max: PRICES.length - 1 });
const which = fc.nat({ max: 7 });

type Of = { model: ModelOrder; real: RealOrder };

/** A command on one of the orders, if there are any. */
const ofOrder = <Drawn>(
  name: string,
  drawn: fc.Arbitrary<Drawn>,
  run: (of: Of, drawn: Drawn, model: Model, real: RealShop) => Promise<void>,
) =>
  command(name, fc.tuple(which, drawn), async (model, real, [at, what]) => {
    const index = model.orders.length === 0 ? 0 : at % model.orders.length;
    const [order, row] = [model.orders[index], real.orders[index]];
    if (!order || !row) return;
    await run({ model: order, real: row }, what, model, real);
    await readCart(model, real, order.shopper);
  });

const add = command("add", fc.tuple(shopper, product), async (model, real, [who, what]) => {
  const productId = real.products[what] ?? "";
  const line = { token: real.tokens[who], productId, variantId: null, quantity: 1 };
  const added = await addToCart(real.guest, line);
  if (added.ok) real.tokens[who] = added.value.token;
  await readCart(model, real, who);
});

const change = command(
  "change",
  fc.tuple(shopper, product, fc.nat({ max: 4 })),
  async (model, real, [who, what, quantity]) => {
    const { db } = real.shop;
    const cart = await findCart(db, real.tokens[who]);
    const lines = cart ? await cartLines(db, cart.id) : [];
    const line = lines.find(({ productId }) => productId === real.products[what]);
    if (!line) return;
    await setQuantity(real.guest, { token: real.tokens[who], lineId: line.id, quantity });
    await readCart(model, real, who);
  },
);

const redeem = command("redeem", shopper, async (model, real, who) => {
  const { ctx, pool } = real.shop;
  const request = { ctx: real.guest, limiter: createRateLimiter(pool), ip: ctx.ids.newId() };
  await applyCode(request, real.tokens[who], real.code.code);
  await readCart(model, real, who);
});

const place = command("place", shopper, async (model, real, who) => {
  const { ctx } = real.shop;
  const cart = model.carts[who];
  const placed = await placeOrder(real.guest, {
    cartToken: real.tokens[who] ?? "",
    key: ctx.ids.newId(),
    shownTotal: cart ? should.totalOf(cart) : 0,
    gateway: GATEWAY,
    form: buyerForm({ email: real.emails[who] ?? "" }),
  });
  assert.equal(wordOf(placed), should.place(model, who));
  if (!placed.ok) return;
  const { id } = placed.value.order;
  real.orders.push({ id, reference: await openAttempt(ctx, id), eventId: ctx.ids.newId() });
  await readCart(model, real, who);
});

const pay = ofOrder("pay", fc.constant(0), async (of, _, model, { shop }) => {
  await tell(shop.ctx, of.real.reference, { eventId: of.real.eventId });
  should.pay(model, of.model);
});

/** The same message again. One that never came before is the payment itself. */
const payTwice = ofOrder("pay twice", fc.constant(0), async (of, _, model, { shop }) => {
  const event = { eventId: of.real.eventId };
  await Promise.all([
    tell(shop.ctx, of.real.reference, event),
    tell(shop.ctx, of.real.reference, event),
  ]);
  should.pay(model, of.model);
});

/** Out of order: the payment failed, says a message that may come after the money. */
const fail = ofOrder("fail", fc.constant(0), async (of, _, model, { shop }) => {
  await tell(shop.ctx, of.real.reference, { type: "payment.failed" });
});

const expire = ofOrder("expire", fc.constant(0), async (of, _, model, { shop }) => {
  await inTransaction(shop.ctx, (tx) => endUnpaidOrder(tx, of.real.id, "expired"));
  should.expire(of.model);
});

const cancel = ofOrder("cancel", fc.constant(0), async (of, _, model, { shop, guest }) => {
  const orderToken = await tokenOf(shop.ctx, of.real.id);
  const canceled = await cancelOwnOrder(guest, gateways, { orderToken, note: null });
  assert.equal(wordOf(canceled), should.cancel(of.model));
});

const refund = ofOrder(
  "refund",
  fc.constantFrom(50_000, 90_000, 100_000),
  async (of, amount, _, real) => {
    const wish = { amount, reason: "asked by phone", byHand: "BT-1" };
    const sent = { ...wish, key: real.shop.ctx.ids.newId() };
    const refunded = await refundOrder(real.manager, gateways, of.real.id, sent);
    assert.equal(wordOf(refunded), should.refund(of.model, amount));
  },
);

const pack = ofOrder("pack", fc.constant(0), async (of, _, model, { shop }) => {
  const { ctx } = shop;
  const plan = planKey((await readParcel(ctx, of.real.id))?.plan ?? []);
  const packed = await packOrder(ctx, { orderId: of.real.id, plan, shipment: NO_TRACKING });
  assert.equal(wordOf(packed), should.pack(model, of.model));
});

const adjust = command(
  "adjust",
  fc.tuple(product, fc.constantFrom(-2, -1, 1, 2)),
  async (model, real, [what, by]) => {
    const productId = real.products[what] ?? "";
    const adjusted = await adjustStock(real.shop.ctx, { productId, by, reason: "counted" });
    assert.equal(wordOf(adjusted), should.adjust(model, what, by));
  },
);

/** What is listed several times is drawn more often, so that most carts become orders. */
const commands = [
  add,
  add,
  add,
  add,
  place,
  place,
  place,
  pay,
  pay,
  change,
  redeem,
  payTwice,
  fail,
  expire,
  cancel,
  refund,
  pack,
  adjust,
];

/** Histories of a shop. A failure shrinks to the shortest one that still fails. */
export const histories = (most: number) =>
  fc.commands(commands, { maxCommands: most, size: "max" });

/** Plays one history, and checks the invariants at its end. */
export async function playHistory(
  history: Iterable<Command>,
  { model, real }: { model: Model; real: RealShop },
): Promise<void> {
  await fc.asyncModelRun(() => ({ model, real }), history);
  assert.deepEqual(await checkInvariants(real.shop.db, { jobsDrained: false }), []);
}
