import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makePaidOrder } from "../factories.ts";
import { orders } from "../tables.server.ts";
import { hasBought } from "./has-bought.server.ts";

const { ctx, db, as } = await testContext();

async function customer() {
  const userId = ctx.ids.newId();
  return { userId, own: as(await accountOf(ctx, "customer", { userId })) };
}

test("the portal opens with the first paid order, and for an owner", async () => {
  const { userId, own } = await customer();
  expect(await hasBought(own)).toBe(false);
  await makePaidOrder(ctx, userId);
  expect(await hasBought(own)).toBe(true);
  expect(await hasBought((await customer()).own)).toBe(false);
  expect(await hasBought(as(await accountOf(ctx, "admin")))).toBe(true);
  expect(await hasBought(as(await accountOf(ctx, "support")))).toBe(false);
  expect(await hasBought(as("visitor"))).toBe(false);
});

test("it is open before any job has counted the order", async () => {
  const { userId, own } = await customer();
  await makePaidOrder(ctx, userId);
  expect((await customerOfUser(db, userId))?.orderCount).toBe(0);
  expect(await hasBought(own)).toBe(true);
});

test.each([
  { paymentStatus: "refunded", status: "refunded" },
  { paymentStatus: "unpaid", status: "pending" },
  { paymentStatus: "paid", status: "cancelled" },
] as const)("an order that is $paymentStatus and $status opens nothing", async (state) => {
  const { userId, own } = await customer();
  const orderId = await makePaidOrder(ctx, userId);
  await db.update(orders).set(state).where(eq(orders.id, orderId));
  expect(await hasBought(own)).toBe(false);
});
