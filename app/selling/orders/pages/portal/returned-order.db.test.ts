import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeOrder } from "../../factories.ts";
import { findOrder } from "../../queries/find-order.server.ts";
import { nearestOrderOf, ordersOfCustomer } from "../../queries/list-orders.server.ts";
import { orderToken } from "../../rules/order-link.ts";
import { orders } from "../../tables.server.ts";
import { returnedOrderOf } from "./returned-order.server.ts";

const { ctx, db } = await testContext();
const appUrl = "http://127.0.0.1:3000";
const productId = await makeProduct(ctx, { name: "NAD+", stock: 100 });

async function newCustomer(): Promise<string> {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId });
  const customer = await customerOfUser(db, userId);
  if (!customer) throw new Error("an account without its customer");
  return customer.id;
}

async function orderOf(customerId: string, minute = 0) {
  const at = { ...ctx, now: addMinutes(ctx.now, minute) };
  const order = await findOrder(db, await makeOrder(at, { productId, customerId }));
  if (!order) throw new Error("no order");
  return order;
}

/** Returns from the payment page with this cookie. */
function comeBack(customerId: string, token?: string) {
  const headers = token ? { cookie: `pm_last_order=${token}` } : {};
  const request = new Request(`${appUrl}/portal?order_success=true`, { headers });
  return returnedOrderOf(ctx, request, { appUrl, customerId });
}

test("who comes back sees the order of her cookie, not her newest", async () => {
  const customerId = await newCustomer();
  const paid = await orderOf(customerId);
  await orderOf(customerId, 1);
  expect(await comeBack(customerId, orderToken(ctx, paid))).toMatchObject({
    state: "waiting",
    title: `Order ${paid.orderNumber} is waiting for your payment`,
    see: `View order ${paid.orderNumber}`,
  });
});

test("without a cookie, or with that of somebody else's order, she sees none", async () => {
  const customerId = await newCustomer();
  await orderOf(customerId);
  const other = await orderOf(await newCustomer());
  expect(await comeBack(customerId)).toBe(undefined);
  expect(await comeBack(customerId, orderToken(ctx, other))).toBe(undefined);
  expect(await comeBack(customerId, "%00")).toBe(undefined);
});

test("no thanks are said for an order that expired meanwhile", async () => {
  const customerId = await newCustomer();
  const order = await orderOf(customerId);
  const expired = { status: "cancelled", paymentStatus: "expired", endedWhy: "expired" } as const;
  await db.update(orders).set(expired).where(eq(orders.id, order.id));
  expect(await comeBack(customerId, orderToken(ctx, order))).toMatchObject({ state: "expired" });
});

test("twenty orders are a page, and the one underway is found on any", async () => {
  const customerId = await newCustomer();
  const first = await orderOf(customerId);
  await db.update(orders).set({ status: "shipped" }).where(eq(orders.id, first.id));
  for (let minute = 1; minute <= 20; minute += 1) await orderOf(customerId, minute);
  const [one, two] = await Promise.all(
    [1, 2].map((page) => ordersOfCustomer(db, customerId, page)),
  );
  expect(one).toMatchObject({ hasMore: true });
  expect(one?.orders).toHaveLength(20);
  expect(two).toMatchObject({ hasMore: false, orders: [{ id: first.id }] });
  expect(await nearestOrderOf(db, customerId)).toBe(first.id);
});
