import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { sumDays } from "../commands/sum-days.server.ts";
import { makePaidOrder, makeRefund } from "../factories.ts";
import { salesDaysDue } from "../tables.server.ts";
import { salesOf, takingsOf } from "./sales.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
const TOTAL = 45_000;
const lines = [{ productId, price: TOTAL }] as const;

/** As the sums are read while they are due, and again after the job computed them. */
async function readTwice<Read>(read: () => Promise<Read>): Promise<Read> {
  const due = await read();
  await sumDays(ctx);
  expect(await db.$count(salesDaysDue)).toBe(0);
  expect(await read()).toEqual(due);
  return due;
}

test("sums what was paid and paid back on each day of Manila, without cancelled orders", async () => {
  const paid = (paidAt: string, state: Omit<Parameters<typeof makePaidOrder>[2], "lines"> = {}) =>
    makePaidOrder(ctx, paidAt, { lines, paymentMethod: "gcash", ...state });
  const first = await paid("2026-03-01T15:59:59Z");
  const next = await paid("2026-03-01T16:00:00Z");
  await paid("2026-03-02T02:00:00Z");
  await paid("2026-03-02T02:00:00Z", { status: "refunded", paymentMethod: "card" });
  const cancelled = await paid("2026-03-02T02:00:00Z", { status: "cancelled" });
  await paid("2026-03-03T16:00:00Z");
  const last = "2026-03-03T15:59:00Z";
  await makeRefund(ctx, last, { orderId: first.id, amount: 5_000 });
  await makeRefund(ctx, last, { orderId: first.id, amount: 900, status: "failed" });
  await makeRefund(ctx, last, { orderId: cancelled.id, amount: 700 });
  await makeRefund(ctx, "2026-03-03T16:00:00Z", { orderId: next.id, amount: 600 });

  const days = { from: "2026-03-02", to: "2026-03-03" };
  expect(await readTwice(() => salesOf(db, days))).toEqual([
    { day: "2026-03-02", method: "card", orders: 1, paid: TOTAL, refunded: 0 },
    { day: "2026-03-02", method: "gcash", orders: 2, paid: 2 * TOTAL, refunded: 0 },
    { day: "2026-03-03", method: "gcash", orders: 0, paid: 0, refunded: 5_000 },
  ]);
  expect(await takingsOf(db, days)).toEqual([
    { day: "2026-03-02", orders: 3, paid: 3 * TOTAL, refunded: 0 },
    { day: "2026-03-03", orders: 0, paid: 0, refunded: 5_000 },
  ]);
  expect(await salesOf(db, { from: "2026-01-01", to: "2026-01-31" })).toEqual([]);
});

test("a day's kept sums follow each write that changes them", async () => {
  const day = { from: "2026-05-04", to: "2026-05-04" };
  const order = await makePaidOrder(ctx, "2026-05-04T04:00:00Z", { lines, paymentMethod: "card" });
  await makeRefund(ctx, "2026-05-04T05:00:00Z", { orderId: order.id, amount: 300 });
  const row = { day: day.from, method: "card", orders: 1, paid: TOTAL, refunded: 300 };
  const read = () => readTwice(() => salesOf(db, day));
  expect(await read()).toEqual([row]);

  const own = { order: eq(orders.id, order.id), payment: eq(payments.orderId, order.id) };
  await db.update(orders).set({ status: "cancelled" }).where(own.order);
  expect(await read()).toEqual([]);
  await db.update(orders).set({ status: "confirmed", paymentMethod: "maya" }).where(own.order);
  expect(await read()).toEqual([{ ...row, method: "maya" }]);
  await db.update(refunds).set({ amount: 200 }).where(eq(refunds.orderId, order.id));
  expect(await read()).toEqual([{ ...row, method: "maya", refunded: 200 }]);
  await db
    .update(payments)
    .set({ settledAt: new Date("2026-05-05T04:00:00Z") })
    .where(own.payment);
  expect(await read()).toEqual([{ ...row, method: "maya", paid: 0, refunded: 200 }]);
});
