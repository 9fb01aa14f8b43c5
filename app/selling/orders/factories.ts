import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { reserveStock } from "#app/goods/catalog/commands/reserve-stock.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextNumber } from "#app/platform/database/next-number.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import type { JobPlan } from "#app/platform/jobs/runner.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { ordersJobs } from "./jobs.server.ts";
import { expireOrder } from "./jobs/unpaid-orders.server.ts";
import { findOrder } from "./queries/find-order.server.ts";
import { expiresAt } from "./rules/expiry.ts";
import { orderToken, type LinkKind } from "./rules/order-link.ts";
import { openingPaymentStatus, type PaymentMethod } from "./rules/order-terms.ts";
import { orderItems, orderNumbers, orders } from "./tables.server.ts";

type OrderWish = {
  productId: string;
  quantity?: number;
  cartId?: string | null;
  customerId?: string | null;
  paymentMethod?: PaymentMethod;
};

/** A pending order of one product for a test, with its units reserved. */
export async function makeOrder(ctx: Ctx, wish: OrderWish): Promise<string> {
  const {
    productId,
    quantity = 1,
    cartId = null,
    customerId = null,
    paymentMethod = "card",
  } = wish;
  return inTransaction(ctx, async (tx) => {
    const [product] = await tx.db.select().from(products).where(eq(products.id, productId));
    if (!product) throw new Error("no such product");
    const { name, sku, price } = product;
    const total = price * quantity;
    const id = tx.ids.newId();
    const number = await nextNumber(tx, "PM", orderNumbers);
    const totals = { subtotal: total, totalAmount: total };
    const order = { ...plain(ctx, paymentMethod), id, orderNumber: number, cartId, customerId };
    await tx.db.insert(orders).values({ ...order, ...totals });
    const item = { productId, productName: name, sku, quantity, price, total };
    await tx.db
      .insert(orderItems)
      .values({ id: tx.ids.newId(), orderId: id, position: 1, ...item });
    await recordAudit(tx, {
      action: "order.placed",
      subject: { type: "order", id },
      after: { status: "pending", paymentStatus: order.paymentStatus, totalAmount: total },
    });
    const reserved = await reserveStock(tx, id, [{ productId, variantId: null, quantity }]);
    if (!reserved.ok) throw new Error(`no ${quantity} of ${name} are left`);
    await emit(tx.db, "order.placed", { orderId: id });
    return id;
  });
}

/** A paid order of this account, for a test, which opens the portal. No job has counted it yet. */
export async function makePaidOrder(ctx: Ctx, userId: string): Promise<string> {
  const productId = await makeProduct(ctx, {
    name: `Bought ${ctx.ids.newId().slice(-8)}`,
    stock: 1,
  });
  const customer = await customerOfUser(ctx.db, userId);
  if (!customer) throw new Error("an account has a customer");
  const orderId = await makeOrder(ctx, { productId, customerId: customer.id });
  const paid = { paidAt: ctx.now, status: "confirmed", paymentStatus: "paid" } as const;
  await ctx.db.update(orders).set(paid).where(eq(orders.id, orderId));
  return orderId;
}

const plain = ({ now }: Ctx, paymentMethod: PaymentMethod) => ({
  status: "pending" as const,
  fulfillmentStatus: "unfulfilled" as const,
  createdAt: now,
  paymentStatus: openingPaymentStatus(paymentMethod),
  paymentMethod,
  email: "maria@example.test",
  firstName: "Maria",
  lastName: "Clara",
  address: "12 Mango Avenue",
  city: "Cebu City",
  termsVersion: 1,
  privacyVersion: 1,
  termsAcceptedAt: now,
  adultConfirmedAt: now,
  expiresAt: expiresAt(paymentMethod, now),
});

/** The token in the link of an order, for a test. */
export async function tokenOf(ctx: Ctx, orderId: string, kind?: LinkKind): Promise<string> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Error("no such order");
  return orderToken(ctx, order, kind);
}

/** All jobs of an order, for draining them in tests. */
export const orderJobs: JobPlan = planOf({ tasks: [deliverMail, expireOrder] }, ordersJobs);
