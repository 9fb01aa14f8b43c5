import { expect, test } from "vitest";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { orderReferrals } from "#app/selling/referrals/tables.server.ts";
import {
  affiliateCommissionEntries,
  affiliateCommissions,
} from "#app/reach/affiliates/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makePaidOrder, makeRefund } from "../factories.ts";
import { affiliateSalesOf } from "./affiliate-sales.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
const lines = [{ productId, price: 10_000 }] as const;
const DAY = { from: "2026-03-02", to: "2026-03-02" };
const WITHIN = "2026-03-02T04:00:00Z";
const AFTER = "2026-03-03T04:00:00Z";

async function newAffiliate() {
  const account = await accountOf(ctx, "customer");
  return makeAffiliate(ctx, account.kind === "user" ? account.userId : "");
}

/** An order with an affiliate's code, and its commission entries over time. */
async function sale(
  affiliateId: string,
  { paidAt = WITHIN, email, refusedWhy = null, earned = [], ...more }: Sale,
) {
  const order = await makePaidOrder(ctx, paidAt, { lines, email, ...more });
  const referral = { orderId: order.id, affiliateId, via: "code", createdAt: ctx.now } as const;
  await db.insert(orderReferrals).values({ ...referral, refusedWhy });
  if (earned.length === 0) return order;
  const commissionId = ctx.ids.newId();
  await db.insert(affiliateCommissions).values({
    id: commissionId,
    affiliateId,
    orderId: order.id,
    orderAmount: 10_000,
    commissionRate: 10,
    commissionAmount: 1_000,
    isFirstOrder: true,
    holdDays: 60,
    status: "pending",
    createdAt: new Date(paidAt),
  });
  for (const [at, amount] of earned) {
    await db.insert(affiliateCommissionEntries).values({
      id: ctx.ids.newId(),
      commissionId,
      line: 1,
      cause: amount > 0 ? "paid" : "refunded",
      base: amount * 10,
      amount,
      at: new Date(at),
    });
  }
  return order;
}

type Sale = {
  email: string;
  paidAt?: string;
  status?: "cancelled";
  refusedWhy?: "own_order" | null;
  earned?: readonly (readonly [string, number])[];
};

test("says of each affiliate what they brought, to whom, and what they earned", async () => {
  const [ana, ben] = [await newAffiliate(), await newAffiliate()];
  await makePaidOrder(ctx, "2026-02-02T04:00:00Z", { lines, email: "known@example.test" });
  const first = await sale(ana.id, {
    email: "new@example.test",
    earned: [
      [WITHIN, 1_000],
      [AFTER, -250],
    ],
  });
  await makeRefund(ctx, WITHIN, { orderId: first.id, amount: 2_500 });
  await sale(ana.id, { email: "Known@example.test", earned: [[WITHIN, 1_000]] });
  await sale(ana.id, { email: "gone@example.test", status: "cancelled" });
  await sale(ana.id, { email: ana.email, refusedWhy: "own_order" });
  await sale(ben.id, { email: "late@example.test", paidAt: AFTER });
  await makePaidOrder(ctx, WITHIN, { lines, email: "alone@example.test" });

  expect(await affiliateSalesOf(db, DAY)).toMatchObject([
    {
      id: ana.id,
      code: ana.code,
      orders: 2,
      firstOrders: 1,
      paid: 20_000,
      refunded: 2_500,
      commission: 2_000,
    },
  ]);
  expect(await affiliateSalesOf(db, { from: "2026-03-03", to: "2026-03-03" })).toMatchObject([
    { id: ben.id, orders: 1, firstOrders: 1, paid: 10_000, commission: 0 },
    { id: ana.id, orders: 0, paid: 0, refunded: 0, commission: -250 },
  ]);
});
