import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeCredit } from "#app/selling/credit/factories.ts";
import { creditEntriesOf, creditOf } from "#app/selling/credit/queries/credit.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { collectCash } from "#app/selling/payments/commands/collect-cash.server.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { settlePayment } from "#app/selling/payments/commands/settle-payment/settle-payment.server.ts";
import {
  fakeGateway,
  GATEWAY,
  gatewayEvent,
  gatewaysOf,
  paymentJobs,
} from "#app/selling/payments/factories.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";
import { cancelOwnOrder } from "../cancel-own-order.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
/** What the gateway sent back, in centavos. */
let sent = 0;
const gateway = fakeGateway({
  refund: async ({ amount }) => {
    sent += amount;
    return { ok: true, value: { refunded: amount } };
  },
});
const gateways = gatewaysOf(gateway);
const drain = () => drainJobs(pool, paymentJobs(gateway));
const PRICE = 100_000;
const manager = as(await accountOf(ctx, "manager"));

const asked = { reason: "Damaged", byHand: undefined };
let made = 0;

/** A customer with credit, and carts with one product of ₱1,000. */
async function buyerWith(credit: number) {
  const buyer = as(await accountOf(ctx, "customer"));
  const { customerId } = await makeCredit(ctx, buyer.actor, credit);
  const productId = await makeProduct(ctx, {
    name: `Product ${(made += 1)}`,
    price: PRICE,
    stock: 50,
  });
  // Not the account's own cart, so that there can be several.
  const cart = () => fillCart(as("visitor"), { productId });
  return { buyer, cart, customerId, balance: () => creditOf(db, customerId) };
}

const form = (credit: number | undefined, paymentMethod: PaymentMethod = "card") =>
  buyerForm({ credit, paymentMethod, phone: "+639171234567" });

async function attemptOf(orderId: string) {
  const [attempt] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!attempt) throw new Error("no attempt");
  return attempt;
}

/** Pays an order's attempt at the gateway. */
async function pay(orderId: string) {
  const { reference } = await attemptOf(orderId);
  return settlePayment(ctx, GATEWAY, await gatewayEvent(ctx, reference), {});
}
const now = async (id: string) => (await findOrder(db, id))!;
const sound = async () => expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);

it("pays a part, and the courier collects the rest", async () => {
  const { buyer, cart, balance } = await buyerWith(30_000);
  const order = await place(buyer, await cart(), { form: form(30_000, "cod") });
  expect(order).toMatchObject({ totalAmount: PRICE, creditTotal: 30_000 });
  expect(await balance()).toBe(0);
  await sound();
  await confirmByPhone(ctx, order.id);
  for (const to of ["processing", "shipped"] as const) {
    await moveOrder(ctx, { orderId: order.id, to });
  }
  const whole = await collectCash(manager, { orderId: order.id, amount: PRICE });
  expect(whole).toMatchObject({ value: { outcome: "difference", due: 70_000 } });
  const rest = await collectCash(manager, { orderId: order.id, amount: 70_000 });
  expect(rest).toMatchObject({ value: { outcome: "paid" } });
  await sound();
});

it("pays all at once, and leaves what the order does not need", async () => {
  const { buyer, cart, balance } = await buyerWith(130_000);
  const order = await place(buyer, await cart(), { form: form(130_000, "cod") });
  expect(order).toMatchObject({ status: "confirmed", paymentStatus: "paid", creditTotal: PRICE });
  expect(await balance()).toBe(30_000);
  await sound();
});

it("is spent once by two checkouts at once, and no buyer pays more than was shown", async () => {
  const { buyer, cart, balance } = await buyerWith(30_000);
  const carts = [await cart(), await cart(), await cart()];
  const answers = await Promise.all(carts.map((one) => send(buyer, one, { form: form(30_000) })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = answers.filter((each) => !each.ok);
  expect(refused).toEqual([1, 2].map(() => ({ ok: false, reason: "credit_changed", left: 0 })));
  expect(await balance()).toBe(0);
  await sound();
});

it("asks the gateway for the rest, and is used again when the same cart orders again", async () => {
  const { buyer, cart, balance, customerId } = await buyerWith(30_000);
  const one = await cart();
  const first = await place(buyer, one, { form: form(30_000) });
  expect(await attemptOf(first.id)).toMatchObject({ amount: 70_000 });
  const second = await place(buyer, one, { form: form(30_000) });
  expect(await now(first.id)).toMatchObject({ status: "cancelled" });
  expect(await balance()).toBe(0);
  await pay(second.id);
  expect(await now(second.id)).toMatchObject({ paymentStatus: "paid" });
  const history = await creditEntriesOf(db, customerId, 10);
  expect(history.map(({ kind, amount }) => [kind, amount]).toReversed()).toEqual([
    ["issued", 30_000],
    ["spent", -30_000],
    ["returned", 30_000],
    ["spent", -30_000],
  ]);
  await sound();
});

it("returns when an order expires, and a late payment takes it again or says that it is gone", async () => {
  const { buyer, cart, balance } = await buyerWith(30_000);
  const end = (id: string) => inTransaction(ctx, (tx) => endUnpaidOrder(tx, id, "expired"));
  const order = await place(buyer, await cart(), { form: form(30_000) });
  await end(order.id);
  expect(await balance()).toBe(30_000);
  await sound();
  await pay(order.id);
  expect(await now(order.id)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
  expect(await balance()).toBe(0);
  await sound();

  const other = await buyerWith(30_000);
  const lost = await place(other.buyer, await other.cart(), { form: form(30_000) });
  await end(lost.id);
  await place(other.buyer, await other.cart(), { form: form(30_000) });
  await pay(lost.id);
  expect(await now(lost.id)).toMatchObject({
    status: "cancelled",
    needsAttention: expect.stringContaining("store credit was used for another order"),
  });
  await sound();
});

it("returns first when a part of the order is refunded, and the money only after it", async () => {
  const { buyer, cart, balance } = await buyerWith(30_000);
  const { id } = await place(buyer, await cart(), { form: form(30_000) });
  await pay(id);
  const refund = (amount: number) =>
    refundOrder(manager, gateways, id, { ...asked, key: ctx.ids.newId(), amount });
  expect((await refund(20_000)).ok).toBe(true);
  await drain();
  expect(await balance()).toBe(20_000);
  expect((await refund(50_000)).ok).toBe(true);
  await drain();
  expect(await balance()).toBe(30_000);
  expect(await now(id)).toMatchObject({ paymentStatus: "partially_refunded" });
  await sound();
  expect(await refund(30_001)).toMatchObject({ reason: "too_much", left: 30_000 });
});

it("returns once when the buyer cancels a paid order twice at once", async () => {
  const { buyer, cart, balance } = await buyerWith(30_000);
  const order = await place(buyer, await cart(), { form: form(30_000) });
  await pay(order.id);
  const token = orderToken(ctx, order);
  const cancel = () => cancelOwnOrder(buyer, gateways, { orderToken: token, note: null });
  const answers = await Promise.all([cancel(), cancel()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await drain();
  expect(await balance()).toBe(30_000);
  expect(await now(order.id)).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
  await sound();
});

it("is what staff give instead of money, once, and never to a guest", async () => {
  const { buyer, cart, balance } = await buyerWith(30_000);
  const { id } = await place(buyer, await cart(), { form: form(30_000) });
  await pay(id);
  const key = ctx.ids.newId();
  const ask = (orderId: string) =>
    refundOrder(manager, gateways, orderId, { ...asked, key, amount: 50_000, toCredit: true });
  const answers = await Promise.all([ask(id), ask(id), ask(id)]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  sent = 0;
  await drain();
  expect([await balance(), sent]).toEqual([50_000, 0]);
  await sound();

  const guest = await place(as("visitor"), await cart(), { form: form(undefined) });
  await pay(guest.id);
  expect(await ask(guest.id)).toMatchObject({ reason: "no_account" });
});

it("is what a buyer may take at once who cancels in time", async () => {
  const { buyer, cart, balance } = await buyerWith(30_000);
  const order = await place(buyer, await cart(), { form: form(30_000) });
  await pay(order.id);
  const wish = { orderToken: orderToken(ctx, order), note: null, wantsCredit: true };
  expect((await cancelOwnOrder(buyer, gateways, wish)).ok).toBe(true);
  sent = 0;
  await drain();
  expect([await balance(), sent]).toEqual([PRICE, 0]);
  expect(await now(order.id)).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
  await sound();
});

it("is not a guest's, whatever the form says", async () => {
  const { cart } = await buyerWith(30_000);
  const answer = await send(as("visitor"), await cart(), { form: form(30_000) });
  expect(answer).toEqual({ ok: false, reason: "credit_changed", left: 0 });
});
