import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import { makeOrder } from "#app/modules/orders/factories.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import { payments, refunds } from "#app/modules/payments/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { salesOf } from "./sales.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });

type State = Partial<typeof orders.$inferInsert>;

async function paidOrder(paidAt: string, state: State = {}) {
  const id = await makeOrder(ctx, { productId });
  const paid = { paymentStatus: "paid", status: "confirmed", paidAt: new Date(paidAt) } as const;
  const [order] = await db
    .update(orders)
    .set({ ...paid, ...state })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error("no order");
  return order;
}

async function refund(
  orderId: string,
  amount: number,
  settledAt: string,
  status: "done" | "failed",
) {
  const paymentId = ctx.ids.newId();
  const of = { orderId, amount, currency: "PHP", createdAt: ctx.now };
  await db
    .insert(payments)
    .values({ ...of, id: paymentId, gateway: "test", reference: paymentId, status: "paid" });
  await db.insert(refunds).values({
    ...of,
    id: ctx.ids.newId(),
    paymentId,
    requestKey: ctx.ids.newId(),
    status,
    reason: "Broken vial",
    requestedBy: "staff",
    settledAt: new Date(settledAt),
  });
}

test("sums what was paid and paid back on each day of Manila, without cancelled orders", async () => {
  const first = await paidOrder("2026-03-01T15:59:59Z", { paymentMethod: "gcash" });
  const next = await paidOrder("2026-03-01T16:00:00Z", { paymentMethod: "gcash" });
  await paidOrder("2026-03-02T02:00:00Z", { paymentMethod: "gcash" });
  await paidOrder("2026-03-02T02:00:00Z", { status: "refunded", paymentMethod: "card" });
  const cancelled = await paidOrder("2026-03-02T02:00:00Z", { status: "cancelled" });
  await paidOrder("2026-03-03T16:00:00Z");
  await refund(first.id, 5_000, "2026-03-03T15:59:00Z", "done");
  await refund(first.id, 900, "2026-03-03T15:59:00Z", "failed");
  await refund(cancelled.id, 700, "2026-03-03T15:59:00Z", "done");
  await refund(next.id, 600, "2026-03-03T16:00:00Z", "done");

  const total = next.totalAmount;
  expect(total).toBeGreaterThan(0);
  expect(await salesOf(db, { from: "2026-03-02", to: "2026-03-03" })).toEqual([
    { day: "2026-03-02", method: "card", orders: 1, paid: total, refunded: 0 },
    { day: "2026-03-02", method: "gcash", orders: 2, paid: 2 * total, refunded: 0 },
    { day: "2026-03-03", method: "gcash", orders: 0, paid: 0, refunded: 5_000 },
  ]);
  expect(await salesOf(db, { from: "2026-01-01", to: "2026-01-31" })).toEqual([]);
});
