import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { makePaidOrder, makeRefund } from "../factories.ts";
import { discountUsesOf } from "./discount-uses.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
const lines = [{ productId, price: 10_000 }] as const;

test("says of each code what it gave, what it brought, and to whom", async () => {
  const hello = await makeDiscount(ctx);
  const single = [await makeDiscount(ctx), await makeDiscount(ctx)] as const;
  for (const { id } of single) {
    await db.update(discounts).set({ batch: "Fair" }).where(eq(discounts.id, id));
  }
  const use = (paidAt: string, email: string, code: typeof hello, more = {}) =>
    makePaidOrder(ctx, paidAt, {
      lines,
      email,
      discountId: code.id,
      discountCode: code.code,
      discountTotal: 1_000,
      ...more,
    });
  const WITHIN = "2026-03-02T04:00:00Z";
  await makePaidOrder(ctx, "2026-02-02T04:00:00Z", { lines, email: "Ana@example.test" });
  const first = await use(WITHIN, "ana@example.test", hello);
  await use(WITHIN, "ben@example.test", hello);
  await use("2026-03-02T05:00:00Z", "BEN@example.test", hello);
  await use(WITHIN, "cleo@example.test", hello, { status: "cancelled" });
  await use(WITHIN, "cleo@example.test", single[0]);
  await use(WITHIN, "dan@example.test", single[1]);
  await makePaidOrder(ctx, WITHIN, { lines, email: "eva@example.test" });
  await makeRefund(ctx, WITHIN, { orderId: first.id, amount: 2_500 });

  expect(await discountUsesOf(db, { from: "2026-03-02", to: "2026-03-02" })).toEqual([
    {
      name: hello.code,
      isBatch: false,
      uses: 3,
      firstOrders: 1,
      given: 3_000,
      paid: 27_000,
      refunded: 2_500,
    },
    {
      name: "Fair",
      isBatch: true,
      uses: 2,
      firstOrders: 2,
      given: 2_000,
      paid: 18_000,
      refunded: 0,
    },
  ]);
});
