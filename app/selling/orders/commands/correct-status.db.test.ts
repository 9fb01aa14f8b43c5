import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeOrder } from "../factories.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { confirmByPhone } from "./confirm-by-phone.server.ts";
import { correctStatus } from "./correct-status.server.ts";
import { moveOrder } from "./move-order.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const reason = "The courier came back with it";

const productId = await makeProduct(ctx, { name: "Set back", stock: 50 });

async function delivered(): Promise<string> {
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod" });
  await confirmByPhone(ctx, orderId);
  for (const to of ["processing", "shipped", "delivered"] as const) {
    // Each begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    await moveOrder(manager, { orderId, to });
  }
  return orderId;
}

test("a status set by mistake goes back with its reason, and the parcel stays sent", async () => {
  const orderId = await delivered();
  const done = await correctStatus(manager, { orderId, from: "delivered", reason });
  expect(done).toEqual({ ok: true, value: { status: "shipped" } });
  expect(await findOrder(db, orderId)).toMatchObject({
    status: "shipped",
    fulfillmentStatus: "fulfilled",
    paymentStatus: "cod_due",
  });
  const own = and(eq(auditLog.subjectId, orderId), eq(auditLog.reason, reason));
  expect(await db.select().from(auditLog).where(own)).toMatchObject([
    { action: "order.status", before: { status: "delivered" }, after: { status: "shipped" } },
  ]);
  expect(await moveOrder(manager, { orderId, to: "delivered" })).toMatchObject({ ok: true });
  await checkInvariants(db);
});

test("of two who set it back at once, one does", async () => {
  const orderId = await delivered();
  const both = await Promise.all(
    [1, 2].map(() => correctStatus(manager, { orderId, from: "delivered", reason })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findOrder(db, orderId)).toMatchObject({ status: "shipped" });
});

test("what moved money or stock has no way back here, and not everyone may", async () => {
  const orderId = await makeOrder(ctx, { productId });
  expect(await correctStatus(manager, { orderId, from: "pending", reason })).toEqual({
    ok: false,
    reason: "not_correctable",
  });
  expect(await correctStatus(manager, { orderId, from: "shipped", reason })).toEqual({
    ok: false,
    reason: "changed_meanwhile",
  });
  for (const role of ["fulfilment", "support", "clinician", "customer"] as const) {
    const refused = await correctStatus(as(role), { orderId, from: "pending", reason });
    expect(refused).toEqual({ ok: false, reason: "forbidden" });
  }
});
