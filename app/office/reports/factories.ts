import { eq } from "drizzle-orm";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type Line = { productId: string; variantId?: string; quantity?: number; price: number };

type OrderFacts = Partial<typeof orders.$inferInsert> & {
  lines: readonly [Line, ...Line[]];
  /** Taken off the first line. */
  discountTotal?: number;
};

/** A paid order for tests. Its total follows from its lines, and the payment has this total. */
export async function makePaidOrder(ctx: Ctx, paidAt: string, { lines, ...state }: OrderFacts) {
  const plain = lines.find(({ variantId }) => variantId === undefined);
  if (!plain) throw new Error("one line has to be of a product without variants");
  const id = await makeOrder(ctx, { productId: plain.productId });
  await ctx.db.delete(orderItems).where(eq(orderItems.orderId, id));
  const { discountTotal = 0, shippingTotal = 0, coldPack } = state;
  const items = lines.map(({ quantity = 1, price, ...line }, index) => {
    const discount = index === 0 ? discountTotal : 0;
    const total = price * quantity - discount;
    return { ...line, orderId: id, position: index + 1, quantity, price, discount, total };
  });
  for (const item of items) {
    const named = { id: ctx.ids.newId(), productName: "Glow", sku: "SKU-glow" };
    await ctx.db.insert(orderItems).values({ ...named, ...item });
  }
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const totalAmount = subtotal - discountTotal + shippingTotal + (coldPack ?? 0);
  const paid = { paymentStatus: "paid", status: "confirmed", paidAt: new Date(paidAt) } as const;
  const [order] = await ctx.db
    .update(orders)
    .set({ ...paid, subtotal, totalAmount, ...state })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error("the order that was just made is missing");
  await makePayment(ctx, paidAt, { orderId: id, amount: order.totalAmount });
  return order;
}

/** Money that arrived at a moment, for a test. */
export async function makePayment(
  ctx: Ctx,
  settledAt: string,
  { orderId, amount }: { orderId: string; amount: number },
) {
  const id = ctx.ids.newId();
  const of = { orderId, amount, currency: "PHP", createdAt: ctx.now };
  const settled = { status: "paid", settledAt: new Date(settledAt) } as const;
  await ctx.db.insert(payments).values({ ...of, ...settled, id, gateway: "test", reference: id });
}

type RefundFacts = { orderId: string; amount: number; status?: "done" | "failed" };

/** Money that went back at a moment, for a test. */
export async function makeRefund(
  ctx: Ctx,
  settledAt: string,
  { orderId, amount, status = "done" }: RefundFacts,
) {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) throw new Error("what was not paid can't be paid back");
  const of = { orderId, amount, currency: "PHP", createdAt: ctx.now };
  await ctx.db.insert(refunds).values({
    ...of,
    id: ctx.ids.newId(),
    paymentId: payment.id,
    requestKey: ctx.ids.newId(),
    status,
    reason: "Broken vial",
    requestedBy: "staff",
    settledAt: new Date(settledAt),
  });
}
