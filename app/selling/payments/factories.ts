import { eq } from "drizzle-orm";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { expireOrder } from "#app/selling/orders/jobs/unpaid-orders.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { enqueue, enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { settlePayment } from "./commands/settle-payment/settle-payment.server.ts";
import { startPayment } from "./commands/start-payment.server.ts";
import type { Gateway, GatewayEvent } from "./gateways/gateway.ts";
import { transferReminder } from "./jobs/remind-transfer.server.ts";
import { paymentsJobs } from "./jobs.server.ts";
import { payments } from "./tables.server.ts";

export const GATEWAY = "test";

/** A gateway that answers at once. Methods that a test does not set must not be called. */
export function fakeGateway(given: Partial<Gateway> = {}): Gateway {
  return {
    name: GATEWAY,
    origins: ["https://pay.example.test"],
    createSession: async ({ reference }) => ({
      redirectUrl: `https://pay.example.test/${reference}`,
    }),
    parseCallback: () => ({ ok: false, reason: "bad_signature" }),
    fetchStatus: async () => ({ state: "unknown" }),
    refund: async () => ({ ok: false, reason: "unknown_reference" }),
    ...given,
  };
}

export function gatewaysOf(...gateways: Gateway[]) {
  return {
    find: (name: string) => gateways.find((gateway) => gateway.name === name),
    enabled: () => gateways,
    known: () => gateways,
    renew: async () => undefined,
    testProvider: undefined,
  };
}

/** All jobs of orders and payments, for draining them in tests. */
export function paymentJobs(...gateways: Gateway[]) {
  return planOf(
    { tasks: [deliverMail] },
    ordersJobs,
    paymentsJobs({ gateways: gatewaysOf(...gateways), files: createDiskFiles("nowhere") }),
  );
}

/** Opens an attempt to pay an order and returns its reference. */
export async function openAttempt(ctx: Ctx, orderId: string, name = GATEWAY): Promise<string> {
  const back = { returnUrl: "https://shop.example.test", cancelUrl: "https://shop.example.test" };
  const started = await startPayment(ctx, fakeGateway({ name }), orderId, back);
  if (!started.ok) throw new Error(`the payment did not start: ${started.reason}`);
  return started.value.redirectUrl.split("/").at(-1) ?? "";
}

/** A gateway's message, by default that the attempt was paid in full. */
export async function gatewayEvent(
  ctx: Ctx,
  reference: string,
  given: Partial<GatewayEvent> = {},
): Promise<GatewayEvent> {
  const [attempt] = await ctx.db.select().from(payments).where(eq(payments.reference, reference));
  return {
    eventId: `evt_${ctx.ids.newId()}`,
    type: "payment.paid",
    reference,
    amount: attempt?.amount ?? 1,
    currency: attempt?.currency ?? "PHP",
    at: ctx.now,
    ...given,
  };
}

/** Delivers a gateway's message, by default that the attempt was paid in full. */
export async function tell(ctx: Ctx, reference: string, given: Partial<GatewayEvent> = {}) {
  const event = await gatewayEvent(ctx, reference, given);
  return settlePayment(ctx, GATEWAY, event, { told: event.eventId });
}

/** Makes an order of a new product from a cart, ready to be paid. */
export async function orderToPay(ctx: Ctx, { stock = 10, quantity = 1 } = {}) {
  const name = `Product ${ctx.ids.newId().slice(-12)}`;
  const productId = await makeProduct(ctx, { name, price: 920_000, stock });
  const { cartId } = await fillCart(ctx, { productId, quantity });
  const orderId = await makeOrder(ctx, { productId, quantity, cartId });
  return { productId, cartId, orderId, reference: await openAttempt(ctx, orderId) };
}

export async function payOrder(ctx: Ctx, orderId: string): Promise<void> {
  const settled = await tell(ctx, await openAttempt(ctx, orderId));
  if (!settled.ok || settled.value.outcome !== "settled") throw new Error("not settled");
}

export async function orderToTransfer(ctx: Ctx, { stock = 10, quantity = 1, at = ctx.now } = {}) {
  const name = `Product ${ctx.ids.newId().slice(-12)}`;
  const productId = await makeProduct(ctx, { name, price: 920_000, stock });
  const { cartId } = await fillCart(ctx, { productId });
  const placed = { ...ctx, now: at };
  const orderId = await makeOrder(placed, { productId, quantity, cartId, paymentMethod: "bank" });
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Error("the order that was just made is missing");
  const attempt = { gateway: "bank", reference: `order_${orderId}`, status: "open" } as const;
  await ctx.db
    .insert(payments)
    .values({ id: ctx.ids.newId(), orderId, amount: order.totalAmount, createdAt: at, ...attempt });
  await enqueueAll(ctx.db, transferReminder(orderId, at));
  await enqueue(ctx.db, "orders.expire", { orderId }, { runAt: order.expiresAt ?? ctx.now });
  const token = orderToken(ctx, order);
  return { productId, orderId, cartId, orderToken: token, total: order.totalAmount };
}

/** All jobs of an order by transfer, for draining them in tests. */
export function transferJobs(files: ReturnType<typeof createDiskFiles>) {
  const { schedule, tasks } = paymentsJobs({ gateways: gatewaysOf(), files });
  const ofTransfers = tasks.filter(({ name }) => name !== "orders.expire");
  const alone = { tasks: [deliverMail, expireOrder, ...ofTransfers], schedule };
  return planOf(ordersJobs, alone);
}
