import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { makePaidOrder, makeRefund } from "../factories.ts";
import { salesOf } from "./sales.server.ts";
import { takingsOf } from "./takings.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
const TOTAL = 45_000;
const lines = [{ productId, price: TOTAL }] as const;

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
  expect(await salesOf(db, days)).toEqual([
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
