import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { GATEWAY, gatewaysOf, payOrder, paymentJobs } from "#app/selling/payments/factories.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm } from "../../factories.ts";
import { checkoutView } from "../../queries/checkout-view.server.ts";
import { placeOrder } from "./place-order.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");
const productId = await makeProduct(ctx, { name: "NAD+", price: 500_000, stock: 10 });

async function orderWith(code: string) {
  const cart = await fillCart(guest, { productId });
  await db.update(carts).set({ discountCode: code }).where(eq(carts.id, cart.cartId));
  const shownTotal = (await checkoutView(guest, cart.token))?.totals.total ?? 0;
  const sent = { cartToken: cart.token, key: ctx.ids.newId(), shownTotal, gateway: GATEWAY };
  const placed = await placeOrder(guest, { ...sent, form: buyerForm() });
  const order = placed.ok && (await findOrder(db, placed.value.order.id));
  if (!order) throw new Error("no order");
  await payOrder(ctx, order.id);
  return order;
}

async function usedCount(id: string) {
  const [row] = await db.select().from(discounts).where(eq(discounts.id, id));
  return row?.usedCount;
}

it.each([
  ["before it is shipped gives the use of its code back", [], 0],
  ["after it was shipped keeps the use of its code", ["processing", "shipped"], 1],
] as const)("an order that is refunded in full %s", async (_, moves, uses) => {
  const { id, code } = await makeDiscount(ctx);
  const order = await orderWith(code);
  for (const to of moves) await moveOrder(ctx, { orderId: order.id, to });
  const refunded = await refundOrder(ctx, gatewaysOf(), order.id, {
    key: ctx.ids.newId(),
    amount: order.totalAmount,
    reason: "a test",
    byHand: "BPI 4711",
  });
  expect(refunded.ok).toBe(true);
  expect(await usedCount(id)).toBe(uses);
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, paymentJobs());
  expect(await checkInvariants(db)).toEqual([]);
});
