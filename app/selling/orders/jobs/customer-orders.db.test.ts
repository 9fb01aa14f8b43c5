import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeOrder, orderJobs } from "../factories.ts";
import { orders } from "../tables.server.ts";
import { lockOrder } from "../commands/lock-order.server.ts";
import { markOrderPaid } from "../commands/mark-order-paid.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);
const productId = await makeProduct(ctx, { name: "Glow", stock: 50 });

async function guestOrder(email: string, { paid = false } = {}): Promise<string> {
  const orderId = await makeOrder(ctx, { productId });
  await db.update(orders).set({ email }).where(eq(orders.id, orderId));
  if (paid) {
    await inTransaction(ctx, async (tx) => markOrderPaid(tx, (await lockOrder(tx, orderId))!));
  }
  return orderId;
}

async function account(email: string, emailVerified = true) {
  const actor = await accountOf(ctx, "customer", { email });
  if (actor.kind !== "user") throw new Error("no account");
  const { userId } = actor;
  await db.update(user).set({ emailVerified }).where(eq(user.id, userId));
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  return { userId, customerId: customer!.id };
}

async function hear(event: "customer.confirmed" | "customer.signed-in", userId: string) {
  await emit(db, event, { userId });
  await drainJobs(pool, orderJobs);
}

const ownerOf = async (orderId: string) =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0]?.customerId;
const countOf = async (customerId: string) =>
  (await db.select().from(customers).where(eq(customers.id, customerId)))[0]?.orderCount;

test("a guest's orders join the account of their address once it is confirmed", async () => {
  const { userId, customerId } = await account("ana@example.test");
  const paid = await guestOrder("Ana@Example.test", { paid: true });
  const open = await guestOrder("ana@example.test");
  const foreign = await guestOrder("ben@example.test", { paid: true });
  await hear("customer.confirmed", userId);
  expect(await ownerOf(paid)).toBe(customerId);
  expect(await ownerOf(open)).toBe(customerId);
  expect(await ownerOf(foreign)).toBeNull();
  expect(await countOf(customerId)).toBe(1);
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, paid));
  expect(entries.filter((entry) => entry.action === "order.joined")).toMatchObject([
    { actorKind: "system", after: { customerId } },
  ]);
});

test("an address that is not confirmed gets nobody's orders", async () => {
  const orderId = await guestOrder("cora@example.test", { paid: true });
  const { userId, customerId } = await account("cora@example.test", false);
  await hear("customer.confirmed", userId);
  await hear("customer.signed-in", userId);
  expect(await ownerOf(orderId)).toBeNull();
  expect(await countOf(customerId)).toBe(0);
});

test("an order that has its customer keeps it", async () => {
  const other = await account("dan@example.test");
  const orderId = await makeOrder(ctx, { productId, customerId: other.customerId });
  await db.update(orders).set({ email: "eva@example.test" }).where(eq(orders.id, orderId));
  const eva = await account("eva@example.test");
  await hear("customer.confirmed", eva.userId);
  expect(await ownerOf(orderId)).toBe(other.customerId);
});

test("what was ordered as a guest since then joins at the next sign-in, and counts once", async () => {
  const { userId, customerId } = await account("fe@example.test");
  await hear("customer.confirmed", userId);
  const orderId = await guestOrder("fe@example.test", { paid: true });
  await Promise.all([1, 2, 3].map(() => emit(db, "customer.signed-in", { userId })));
  await drainJobs(pool, orderJobs);
  expect(await ownerOf(orderId)).toBe(customerId);
  expect(await countOf(customerId)).toBe(1);
});

test("an account that is gone is no reason to try again for ever", async () => {
  await expect(hear("customer.confirmed", "nobody")).resolves.toBeUndefined();
});

test("everything that holds in a shop still does", async () => {
  // These orders were marked as paid without a payment.
  const broken = await checkInvariants(db);
  expect(broken.filter((sentence) => !sentence.startsWith("I4"))).toEqual([]);
});
