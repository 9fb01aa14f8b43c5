import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { recountOrders } from "#app/selling/orders/jobs/customer-orders.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { openRefunds } from "#tests/open-refunds.ts";
import { orderToPay } from "../factories.ts";
import { refunds } from "../tables.server.ts";
import { figuresOf } from "#app/people/customers/queries/figures.server.ts";

const shop = await testContext();
const { ctx, db } = shop;
const { drain, paidOrder, latePayment, paidTwice, refund } = await openRefunds(shop);

async function newCustomer(): Promise<string> {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId });
  return (await customerOfUser(db, userId))?.id ?? "";
}

/** Gives the orders to a new customer. */
async function buyerOf(...orderIds: string[]): Promise<string> {
  const customerId = await newCustomer();
  await db.update(orders).set({ customerId }).where(inArray(orders.id, orderIds));
  await inTransaction(ctx, (tx) => recountOrders(tx, customerId));
  return customerId;
}

const spentBy = async (customerId: string) => (await figuresOf(db, [customerId]))(customerId);

const PRICE = 920_000;

test("orders that were paid count, each with its price", async () => {
  const [one, two] = [await paidOrder(), await paidOrder()];
  expect(await spentBy(await buyerOf(one.orderId, two.orderId))).toMatchObject({
    orders: 2,
    spent: 2 * PRICE,
  });
});

test("one that nobody paid, and one whose money came too late for its goods, do not", async () => {
  const [unpaid, late] = [await orderToPay(ctx), await latePayment()];
  expect(await spentBy(await buyerOf(unpaid.orderId, late.orderId))).toMatchObject({
    orders: 0,
    spent: 0,
  });
});

test("a part that goes back is taken off as soon as it is asked for", async () => {
  const { orderId } = await paidOrder();
  const buyer = await buyerOf(orderId);
  await refund(orderId, { amount: 20_000 });
  expect(await spentBy(buyer)).toMatchObject({ orders: 1, spent: PRICE - 20_000 });
  await drain();
  expect(await spentBy(buyer)).toMatchObject({ orders: 1, spent: PRICE - 20_000 });
});

test("a refund that the gateway refused is not", async () => {
  const { orderId } = await paidOrder();
  const buyer = await buyerOf(orderId);
  await refund(orderId, { amount: 20_000 });
  await db
    .update(refunds)
    .set({ status: "failed", settledAt: ctx.now })
    .where(eq(refunds.orderId, orderId));
  expect(await spentBy(buyer)).toMatchObject({ orders: 1, spent: PRICE });
});

test("an order that was refunded in full is none", async () => {
  const { orderId } = await paidOrder();
  const buyer = await buyerOf(orderId);
  await refund(orderId);
  await drain();
  expect(await spentBy(buyer)).toMatchObject({ orders: 0, spent: 0 });
});

test("an order paid twice counts its price once, with and without the second payment", async () => {
  const { orderId } = await paidTwice();
  const buyer = await buyerOf(orderId);
  expect(await spentBy(buyer)).toMatchObject({ orders: 1, spent: PRICE });
  await refund(orderId);
  await drain();
  expect(await spentBy(buyer)).toMatchObject({ orders: 1, spent: PRICE });
});

test("each customer has her own, and who bought nothing has nothing", async () => {
  const [one, two] = [await paidOrder(), await paidOrder()];
  const [lea, mia] = [await buyerOf(one.orderId), await buyerOf(two.orderId)];
  const nobody = await newCustomer();
  const spending = await figuresOf(db, [lea, mia, nobody]);
  expect([lea, mia, nobody].map(spending)).toMatchObject([
    { orders: 1, spent: PRICE },
    { orders: 1, spent: PRICE },
    { orders: 0, spent: 0 },
  ]);
  expect((await figuresOf(db, []))(nobody)).toMatchObject({ orders: 0, spent: 0 });
});

test("the number is the one that opens the portal", async () => {
  await drain();
  expect(await checkInvariants(db)).toEqual([]);
});
