import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { testContext } from "#tests/context.ts";
import { makeOrder } from "../factories.ts";
import type { PaymentStatus } from "../rules/order-terms.ts";
import { orders } from "../tables.server.ts";
import { discountResults } from "./discount-results.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "NAD+", stock: 20 });

async function orderWith(discountId: string, given: number, paymentStatus: PaymentStatus) {
  const orderId = await makeOrder(ctx, { productId });
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const totalAmount = (order?.totalAmount ?? 0) - given;
  await db
    .update(orders)
    .set({ discountId, discountCode: "X", discountTotal: given, totalAmount, paymentStatus })
    .where(eq(orders.id, orderId));
  return totalAmount;
}

it("adds up paid orders alone, for one code and for all", async () => {
  const [one, other] = [await makeDiscount(ctx), await makeDiscount(ctx)];
  const paid = await orderWith(one.id, 10_000, "paid");
  const partly = await orderWith(one.id, 5_000, "partially_refunded");
  await orderWith(one.id, 7_000, "refunded");
  await orderWith(one.id, 7_000, "cod_due");
  const others = await orderWith(other.id, 2_500, "paid");
  expect(await discountResults(db, one.id)).toEqual({
    orders: 2,
    revenue: paid + partly,
    given: 15_000,
  });
  expect(await discountResults(db)).toEqual({
    orders: 3,
    revenue: paid + partly + others,
    given: 17_500,
  });
  expect(await discountResults(db, ctx.ids.newId())).toEqual({ orders: 0, revenue: 0, given: 0 });
});
