import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { expireOrder } from "#app/modules/orders/jobs/unpaid-orders.server.ts";
import { findOrder } from "#app/modules/orders/queries/find-order.server.ts";
import { orderUrl } from "#app/modules/orders/rules/order-link.ts";
import type { LinkedOrder } from "#app/modules/orders/rules/order-link.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { askGateway } from "./commands/ask-gateway.server.ts";
import { askOpenAttempts } from "./commands/ask-open-attempts.server.ts";
import { claimAttempts } from "./commands/claim-attempts.server.ts";
import { removeOldProofs } from "./commands/remove-old-proofs.server.ts";
import { sendRefund } from "./commands/send-refund.server.ts";
import { OrderRefundedMail } from "./emails/order-refunded.tsx";
import { sweepProofs } from "./commands/sweep-proofs.server.ts";
import { ProofDeclinedMail } from "./emails/proof-declined.tsx";
import { ProofReceivedMail } from "./emails/proof-received.tsx";
import { ProofToStaffMail } from "./emails/proof-to-staff.tsx";
import { TransferReminderMail } from "./emails/transfer-reminder.tsx";
import type { Gateways } from "./gateways/gateways.server.ts";
import { callbackBody } from "./gateways/redirect-messages.server.ts";
import { refundMail, transferMailMessages as say } from "./texts/mail.ts";
import { findRefund } from "./queries/refunds.server.ts";
import { keepsGoods } from "./rules/refund-effect.ts";
import { proofWithOrder, proofsOfOrder } from "./queries.server.ts";
import { PROOF_FILES } from "./rules/transfer-terms.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "payments.test-callback": { callback: z.input<typeof callbackBody> };
    "payments.refund": { refundId: string };
    "payments.mail-proof-received": { proofId: string };
    "payments.mail-proof-declined": { proofId: string };
    "payments.mail-proof-to-staff": { proofId: string };
    "payments.remind-transfer": { orderId: string };
  }
}

const DELIVERY_TIMEOUT_MS = 10_000;
/** Of the pool's connections, so that shoppers never wait for this job. */
const ASKED_AT_ONCE = 4;
const ROUNDS = 50;

/**
 * The built-in provider calls back. Anything but 2xx throws, so that the job comes again with a
 * fresh signature. Without the test gateway there is nobody to tell: the job ends.
 */
function deliverTestCallback({ testProvider }: Gateways) {
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
function askThenExpire(gateways: Gateways) {
  return task(expireOrder.name, z.object({ orderId: z.string() }), async (ctx, { orderId }) => {
    await askOpenAttempts(ctx, { gateways, log: ctx.log }, orderId);
    await expireOrder.run(ctx, { orderId });
  });
}

/** Finds what lost callbacks would have told. Stops for now when nobody answers any more. */
function reconcilePayments(gateways: Gateways) {
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

function refundPayment(gateways: Gateways) {
  return task("payments.refund", z.object({ refundId: z.string() }), async (ctx, { refundId }) => {
    await sendRefund(ctx, gateways, refundId);
  });
}

const ofRefund = z.object({ orderId: z.string(), refundId: z.string() });

const mailOrderRefunded = task("payments.mail-refunded", ofRefund, async (ctx, about) => {
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
      receiptUrl: orderUrl(ctx, order, ctx.links),
      amount: refund.amount,
      byHand: refund.byHand,
      nothingSent: !keepsGoods(order.status),
    },
  });
});
const ofProof = z.object({ proofId: z.string() });
const ofOrder = z.object({ orderId: z.string() });

const mailProofReceived = task(
  "payments.mail-proof-received",
  ofProof,
  async (ctx, { proofId }) => {
    const found = await proofWithOrder(ctx.db, proofId);
    if (!found) return;
    await queueMail(ctx, {
      dedupeKey: `proof-received:${proofId}`,
      to: found.order.email,
      subject: say.receivedSubject(found.order.orderNumber),
      template: ProofReceivedMail,
      props: proofMailProps(ctx, found.order),
    });
  },
);

const mailProofDeclined = task(
  "payments.mail-proof-declined",
  ofProof,
  async (ctx, { proofId }) => {
    const found = await proofWithOrder(ctx.db, proofId);
    if (!found) return;
    const { order, proof } = found;
    await queueMail(ctx, {
      dedupeKey: `proof-declined:${proofId}`,
      to: order.email,
      subject: say.declinedSubject(order.orderNumber),
      template: ProofDeclinedMail,
      props: {
        ...proofMailProps(ctx, order),
        reason: proof.answerReason ?? "",
        expiresAt: order.status === "pending" ? (order.expiresAt?.toISOString() ?? null) : null,
      },
    });
  },
);

const mailProofToStaff = task("payments.mail-proof-to-staff", ofProof, async (ctx, { proofId }) => {
  const { order_notifications, contact_email } = await loadSettings(ctx.db);
  const found = await proofWithOrder(ctx.db, proofId);
  if (!found || !order_notifications || contact_email === "") return;
  const { id, orderNumber, totalAmount } = found.order;
  await queueMail(ctx, {
    dedupeKey: `proof-to-staff:${proofId}`,
    to: contact_email,
    subject: say.staffSubject(orderNumber),
    template: ProofToStaffMail,
    props: { orderNumber, amount: totalAmount, orderUrl: `${ctx.links.appUrl}/admin/orders/${id}` },
  });
});

/** A day before the units go back on the shelf, unless she paid, gave up, or sent a proof. */
const remindOfTransfer = task("payments.remind-transfer", ofOrder, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId);
  if (order?.status !== "pending" || order.paymentStatus !== "awaiting_transfer") return;
  if (!order.expiresAt || (await proofsOfOrder(ctx.db, orderId)).length > 0) return;
  await queueMail(ctx, {
    dedupeKey: `transfer-reminder:${orderId}`,
    to: order.email,
    subject: say.reminderSubject(order.orderNumber),
    template: TransferReminderMail,
    props: { ...proofMailProps(ctx, order), expiresAt: order.expiresAt.toISOString() },
  });
});

/** A day is longer than any transaction takes whose row may still come. */
function sweep(files: Files) {
  return task("payments.sweep-proofs", z.unknown(), async (ctx) => {
    const store = files.area(PROOF_FILES);
    await removeOldProofs(ctx, store);
    await sweepProofs(ctx, store, addDays(ctx.now, -1));
  });
}

function proofMailProps(
  ctx: JobCtx,
  order: LinkedOrder & { firstName: string; orderNumber: string },
) {
  const { firstName, orderNumber } = order;
  return { firstName, orderNumber, receiptUrl: orderUrl(ctx, order, ctx.links) };
}

type Services = { gateways: Gateways; files: Files };

export function paymentsJobs({ gateways, files }: Services) {
  return moduleJobs({
    tasks: [
      deliverTestCallback(gateways),
      askThenExpire(gateways),
      refundPayment(gateways),
      mailProofReceived,
      mailProofDeclined,
      mailProofToStaff,
      remindOfTransfer,
    ],
    listeners: { "order.refunded": [mailOrderRefunded] },
    schedule: [
      { task: reconcilePayments(gateways), match: "*/3 * * * *" },
      { task: sweep(files), match: "50 19 * * *" },
    ],
  });
}
