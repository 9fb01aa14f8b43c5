import { z } from "zod";
import { expireOrder } from "#app/modules/orders/jobs.server.ts";
import { findOrder } from "#app/modules/orders/queries/find-order.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import type { Task } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { askGateway } from "./commands/ask-gateway.server.ts";
import { askOpenAttempts } from "./commands/ask-open-attempts.server.ts";
import { claimAttempts } from "./commands/claim-attempts.server.ts";
import { sendRefund } from "./commands/send-refund.server.ts";
import { OrderRefundedMail } from "./emails/order-refunded.tsx";
import type { Gateways } from "./gateways/gateways.server.ts";
import { callbackBody } from "./gateways/redirect-messages.server.ts";
import { refundMail } from "./messages.ts";
import { findRefund } from "./queries/refunds.server.ts";
import { keepsGoods } from "./rules/refund-effect.ts";

const DELIVERY_TIMEOUT_MS = 10_000;
/** Of the pool's connections, so that shoppers never wait for this job. */
const ASKED_AT_ONCE = 4;
const ROUNDS = 50;

export function paymentTasks(gateways: Gateways): readonly Task[] {
  return [
    deliverTestCallback(gateways),
    askThenExpire(gateways),
    reconcilePayments(gateways),
    refundPayment(gateways),
  ];
}

export const paymentSchedule = [{ task: "payments.reconcile", match: "*/3 * * * *" }];

/**
 * The built-in provider calls back. Anything but 2xx throws, so that the job comes again with a
 * fresh signature. Without the test gateway there is nobody to tell: the job ends.
 */
function deliverTestCallback({ testProvider }: Gateways): Task {
  return task(
    "payments.test-callback",
    z.object({ callback: callbackBody }),
    async (ctx, { callback }) => {
      await testProvider?.sendCallback(callback, ctx.now, DELIVERY_TIMEOUT_MS);
    },
  );
}

/**
 * Stands in for the job of `orders`, which knows no gateway: a payment of the last minute is found
 * before its units are given away. A gateway that does not answer holds nobody up.
 */
function askThenExpire(gateways: Gateways): Task {
  return task(expireOrder.name, z.object({ orderId: z.string() }), async (ctx, { orderId }) => {
    await askOpenAttempts(ctx, { gateways, log: ctx.log }, orderId);
    await expireOrder.run(ctx, { orderId });
  });
}

/** Finds what lost callbacks would have told. Stops for now when nobody answers any more. */
function reconcilePayments(gateways: Gateways): Task {
  return task("payments.reconcile", z.unknown(), async (ctx) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const due = await claimAttempts(ctx, ASKED_AT_ONCE);
      const answered = await Promise.all(
        due.map((attempt) => askGateway(ctx, { gateways, log: ctx.log }, attempt)),
      );
      if (!answered.includes(true)) return;
    }
  });
}

function refundPayment(gateways: Gateways): Task {
  return task("payments.refund", z.object({ refundId: z.string() }), async (ctx, { refundId }) => {
    await sendRefund(ctx, gateways, refundId);
  });
}

const ofRefund = z.object({ orderId: z.string(), refundId: z.string() });

export const mailOrderRefunded = task("payments.mail-refunded", ofRefund, async (ctx, about) => {
  const order = await findOrder(ctx.db, about.orderId);
  const refund = await findRefund(ctx.db, about.refundId);
  if (!order || !refund) return;
  const { firstName, orderNumber } = order;
  await queueMail(ctx, {
    dedupeKey: `order-refunded:${refund.id}`,
    to: order.email,
    subject: refundMail.subject(orderNumber),
    template: OrderRefundedMail,
    props: {
      firstName,
      orderNumber,
      receiptUrl: `${ctx.links.appUrl}/order/${order.accessToken}`,
      amount: refund.amount,
      byHand: refund.byHand,
      nothingSent: !keepsGoods(order.status),
    },
  });
});
