import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeOrder } from "../factories.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { resolveAttention } from "./resolve-attention.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const productId = await makeProduct(ctx, { name: "NAD+", stock: 20 });

async function flaggedOrder(): Promise<string> {
  const orderId = await makeOrder(ctx, { productId });
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await setOrderState(tx, order, { needsAttention: "Ask the buyer." });
  });
  return orderId;
}

const resolve = (orderId: string, shop = manager) =>
  resolveAttention(shop, { orderId, reason: "she meant both" });

it("clears the sentence, and keeps it with the reason in the audit log", async () => {
  const orderId = await flaggedOrder();
  expect(await resolve(orderId)).toEqual({ ok: true, value: undefined });
  expect((await findOrder(db, orderId))?.needsAttention).toBeNull();
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(entries.find((entry) => entry.action === "order.resolved")).toMatchObject({
    before: { needsAttention: "Ask the buyer." },
    reason: "she meant both",
    actorKind: "user",
  });
});

it("says so when there is nothing to clear, also to the second of two", async () => {
  const orderId = await flaggedOrder();
  const both = await Promise.all([resolve(orderId), resolve(orderId)]);
  expect(both.filter((one) => one.ok)).toHaveLength(1);
  expect(await resolve(orderId)).toMatchObject({ reason: "nothing_to_resolve" });
  expect(await resolve(ctx.ids.newId())).toMatchObject({ reason: "not_found" });
});

test.each(["support", "fulfilment", "customer", "visitor"] as const)("%s may not", async (role) => {
  const orderId = await flaggedOrder();
  expect(await resolve(orderId, as(role))).toMatchObject({ reason: "forbidden" });
  expect((await findOrder(db, orderId))?.needsAttention).toBe("Ask the buyer.");
});
