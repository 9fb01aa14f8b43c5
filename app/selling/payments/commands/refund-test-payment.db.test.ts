import { eq, sum } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testContext } from "#tests/context.ts";
import { testGatewayPayments, testGatewayRefunds } from "../tables.server.ts";
import { refundTestPayment } from "./refund-test-payment.server.ts";

const { ctx, db } = await testContext();

const REFUND = { reference: "order_1_a", amount: 50_000, currency: "PHP", refundId: "rf_1" };
const refund = (change: Partial<typeof REFUND> = {}) =>
  refundTestPayment(ctx, { ...REFUND, ...change });

async function paidBack() {
  const [payment] = await db
    .select({ refunded: testGatewayPayments.refunded })
    .from(testGatewayPayments)
    .where(eq(testGatewayPayments.reference, "order_1_a"));
  const [refunds] = await db
    .select({ sum: sum(testGatewayRefunds.amount).mapWith(Number) })
    .from(testGatewayRefunds);
  expect(refunds?.sum ?? 0).toBe(payment?.refunded);
  return payment?.refunded;
}

beforeEach(async () => {
  await db.delete(testGatewayRefunds);
  await db.delete(testGatewayPayments);
  const payment = { amount: 120_000, currency: "PHP", createdAt: ctx.now };
  await db.insert(testGatewayPayments).values([
    { ...payment, reference: "order_1_a", status: "paid" },
    { ...payment, reference: "order_2_b", status: "failed" },
    { ...payment, reference: "order_3_c", status: "paid" },
  ]);
});

it("pays back in parts, until all is paid back", async () => {
  expect(await refund()).toEqual({ ok: true, value: { refunded: 50_000 } });
  expect(await refund({ refundId: "rf_2", amount: 70_000 })).toEqual({
    ok: true,
    value: { refunded: 120_000 },
  });
  expect(await refund({ refundId: "rf_3", amount: 1 })).toEqual({
    ok: false,
    reason: "exceeds_paid",
  });
  expect(await paidBack()).toBe(120_000);
});

it("answers a repeated id as before, with the present sum", async () => {
  await refund();
  await refund({ refundId: "rf_2", amount: 70_000 });
  expect(await refund()).toEqual({ ok: true, value: { refunded: 120_000 } });
  expect(await paidBack()).toBe(120_000);
});

it.each([
  ["refund_id_reused", { amount: 60_000 }],
  ["refund_id_reused", { reference: "order_3_c" }],
  ["refund_id_reused", { reference: "order_unknown" }],
] as const)("refuses with %s when a known id comes with %j", async (reason, change) => {
  await refund();
  expect(await refund(change)).toEqual({ ok: false, reason });
  expect(await paidBack()).toBe(50_000);
});

it.each([
  ["unknown_reference", { reference: "order_unknown" }],
  ["not_paid", { reference: "order_2_b" }],
  ["mismatch", { currency: "USD" }],
  ["exceeds_paid", { amount: 120_001 }],
] as const)("refuses with %s: %j", async (reason, change) => {
  expect(await refund(change)).toEqual({ ok: false, reason });
  expect(await paidBack()).toBe(0);
});

describe("at the same moment", () => {
  it("never pays back more than was paid", async () => {
    const asked = Array.from({ length: 8 }, (_, index) => refund({ refundId: `rf_${index}` }));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(2);
    expect(await paidBack()).toBe(100_000);
  });

  it("pays back one id once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund()));
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: { refunded: 50_000 } })));
    expect(await paidBack()).toBe(50_000);
  });
});
