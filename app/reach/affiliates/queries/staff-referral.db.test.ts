import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { writeEntries } from "../commands/write-entries.server.ts";
import { makeAffiliate } from "../factories.ts";
import { orderReferrals } from "#app/selling/referrals/tables.server.ts";
import { affiliateCommissions } from "../tables.server.ts";
import { staffReferral } from "./staff-referral.server.ts";

const { ctx, db, as } = await testContext();
const manager = as("manager");
const productId = await makeProduct(ctx, { name: "Glow of a friend", price: 400_000, stock: 10 });
const juan = await accountOf(ctx, "customer");
const affiliate = await makeAffiliate(ctx, juan.kind === "user" ? juan.userId : "");

async function referred(via: "link" | "code") {
  const orderId = await makeOrder(ctx, { productId });
  const clickedAt = via === "link" ? ctx.now : null;
  const referral = { orderId, affiliateId: affiliate.id, via, clickedAt, createdAt: ctx.now };
  await db.insert(orderReferrals).values(referral);
  return orderId;
}

test("staff who see affiliates see who sent the buyer, and what they earn by it", async () => {
  const orderId = await referred("link");
  const sentBy = { affiliateId: affiliate.id, code: affiliate.code };
  expect(await staffReferral(manager, orderId)).toEqual({
    ...sentBy,
    how: expect.stringContaining("By link, followed ") as string,
    earns: "No commission until the order is paid.",
    standing: undefined,
  });
  const id = ctx.ids.newId();
  await db.insert(affiliateCommissions).values({
    id,
    affiliateId: affiliate.id,
    orderId,
    orderAmount: 400_000,
    commissionRate: 10,
    commissionAmount: 40_000,
    isFirstOrder: true,
    holdDays: 60,
    status: "pending",
    createdAt: ctx.now,
  });
  await writeEntries(ctx, id, [{ line: 1, cause: "paid", base: 400_000, amount: 40_000 }]);
  expect(await staffReferral(manager, orderId)).toMatchObject({
    ...sentBy,
    earns: "Earns ₱400.00, 10% of the goods",
    standing: "on_hold",
  });
  expect(await staffReferral(as("fulfilment"), orderId)).toBeUndefined();
  await db
    .update(affiliateCommissions)
    .set({ status: "reversed" })
    .where(eq(affiliateCommissions.id, id));
  expect(await staffReferral(manager, orderId)).toMatchObject({
    earns: "No commission is left. The order was canceled or refunded.",
    standing: "reversed",
  });
});

test("an order of their own earns nothing, and one that nobody sent has no referral", async () => {
  const orderId = await referred("code");
  const own = eq(orderReferrals.orderId, orderId);
  await db.update(orderReferrals).set({ refusedWhy: "own_order" }).where(own);
  expect(await staffReferral(manager, orderId)).toMatchObject({
    how: "By code, typed at checkout",
    earns: "No commission: this is the affiliate’s own order.",
  });
  const unsent = await makeOrder(ctx, { productId });
  expect(await staffReferral(manager, unsent)).toBeUndefined();
});
