import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { makeOrder, orderJobs } from "../factories.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { markOrderPaid } from "./mark-order-paid.server.ts";
import { releaseOrder } from "./release-order.server.ts";

const { ctx, db, pool, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const productId = await makeProduct(ctx, { name: "NAD+", stock: 20 });
const order = (paymentMethod: "card" | "bank" | "cod" = "bank") =>
  makeOrder(ctx, { productId, paymentMethod, quantity: 2 });

async function reserved(): Promise<number | undefined> {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return level?.reserved;
}

async function pay(orderId: string) {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked) throw new Error("no such order");
    return markOrderPaid(tx, locked);
  });
}

it.each(["card", "bank", "cod"] as const)(
  "puts the units of an order by %s on sale",
  async (by) => {
    const orderId = await order(by);
    expect(await reserved()).toBe(2);
    expect(await releaseOrder(manager, orderId)).toEqual({ ok: true, value: undefined });
    expect(await reserved()).toBe(0);
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "cancelled",
      endedWhy: "released",
    });
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(entries.find(({ action }) => action === "order.status")).toMatchObject({
      reason: "released",
      actorKind: "user",
    });
    await drainJobs(pool, orderJobs);
    const told = eq(mails.dedupeKey, `order-ended:${orderId}:released`);
    expect(await db.$count(mails, told)).toBe(1);
  },
);

it("leaves a paid one alone, and one that is over", async () => {
  const [paid, over] = [await order(), await order()];
  await pay(paid);
  await releaseOrder(manager, over);
  for (const orderId of [paid, over]) {
    expect(await releaseOrder(manager, orderId)).toMatchObject({ reason: "nothing_to_release" });
  }
  expect(await releaseOrder(manager, ctx.ids.newId())).toMatchObject({ reason: "not_found" });
});

it("is undone by a payment that comes after all", async () => {
  const orderId = await order("card");
  await releaseOrder(manager, orderId);
  expect(await pay(orderId)).toBe("confirmed");
  expect(await findOrder(db, orderId)).toMatchObject({ status: "confirmed", endedWhy: null });
});

test.each(["support", "fulfilment", "customer", "visitor"] as const)("%s may not", async (role) => {
  const orderId = await order();
  expect(await releaseOrder(as(role), orderId)).toMatchObject({ reason: "forbidden" });
  expect((await findOrder(db, orderId))?.status).toBe("pending");
});
