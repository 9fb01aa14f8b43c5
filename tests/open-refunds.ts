import { eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import {
  fakeGateway,
  gatewaysOf,
  openAttempt,
  orderToPay,
  paymentJobs,
  tell,
} from "#app/selling/payments/factories.ts";
import type { RefundRequest, RefundResult } from "#app/selling/payments/gateways/gateway.ts";
import type { RefundInput } from "#app/selling/payments/input.ts";
import { refunds } from "#app/selling/payments/tables.server.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { accountOf } from "./actor-of.ts";
import type { TestContext } from "./context.ts";
import { drainJobs } from "./drain-jobs.ts";

type Answer = (request: RefundRequest) => RefundResult;

/** A shop with a manager, and a gateway whose answers to a refund the test decides. */
export async function openRefunds({ ctx, db, pool, as }: TestContext) {
  await publishLegalTexts(ctx);
  const manager = as(await accountOf(ctx, "manager"));
  /** The gateway's refunds by id: the same id again pays nothing more. */
  const paidBack = new Map<string, RefundRequest>();
  const payBack: Answer = (request) => {
    paidBack.set(request.refundId, request);
    return { ok: true, value: { refunded: request.amount } };
  };
  let answer = payBack;
  const gateway = fakeGateway({ refund: async (request) => answer(request) });
  const jobs = paymentJobs(gateway);
  const drain = (options: Parameters<typeof drainJobs>[2] = {}) => drainJobs(pool, jobs, options);

  beforeEach(async () => {
    answer = payBack;
    await drain({ retryFailed: true });
    paidBack.clear();
  });

  async function paidOrder() {
    const made = await orderToPay(ctx);
    await tell(ctx, made.reference);
    return made;
  }

  return {
    manager,
    paidBack,
    payBack,
    drain,
    paidOrder,
    gatewayAnswers(given: Answer) {
      answer = given;
    },
    refund: (orderId: string, given: Partial<RefundInput> = {}, shop = manager) =>
      refundOrder(shop, gatewaysOf(gateway), orderId, {
        key: ctx.ids.newId(),
        amount: 920_000,
        reason: "asked by phone",
        byHand: undefined,
        ...given,
      }),
    /** An order paid after it expired, when another buyer had taken its last unit. */
    async latePayment() {
      const made = await orderToPay(ctx, { stock: 1 });
      await inTransaction(ctx, (tx) => endUnpaidOrder(tx, made.orderId, "expired"));
      await makeOrder(ctx, { productId: made.productId });
      await tell(ctx, made.reference);
      return made;
    },
    async paidTwice() {
      const made = await orderToPay(ctx);
      await tell(ctx, made.reference, { type: "payment.failed" });
      const first = await openAttempt(ctx, made.orderId);
      await tell(ctx, first);
      await tell({ ...ctx, now: addMinutes(ctx.now, 1) }, made.reference);
      return { ...made, first, second: made.reference };
    },
    orderNow: (orderId: string) => findOrder(db, orderId),
    refundsOf: (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    async mailOf(refundId = "") {
      const key = eq(mails.dedupeKey, `order-refunded:${refundId}`);
      const [mail] = await db.select().from(mails).where(key);
      return mail?.text;
    },
    async stockOf(productId: string) {
      const level = eq(stockLevels.productId, productId);
      const [row] = await db.select().from(stockLevels).where(level);
      return { onHand: row?.onHand, reserved: row?.reserved };
    },
  };
}
