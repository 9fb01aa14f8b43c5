import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import { z } from "zod";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { noteSent } from "#app/running/automations/commands/note-sent.server.ts";
import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import { hoursOf } from "#app/running/automations/rules/automation-terms.ts";
import { hoursLater } from "#app/running/automations/rules/quiet-hours.ts";
import { findOrder, type OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import { orderUrl, type LinkedOrder } from "#app/selling/orders/rules/order-link.ts";
import { queueStaffMail } from "#app/running/staff/commands/queue-staff-mail.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import {
  ProofDeclinedMail,
  ProofReceivedMail,
  TransferReminderMail,
  ProofToStaffMail,
} from "../emails/transfer-mails.tsx";
import { proofWithOrder, proofsOfOrder } from "../queries.server.ts";
import { transferMailMessages as say } from "../texts/mail.ts";

const ofProof = z.object({ proofId: z.string() });
const ofOrder = z.object({ orderId: z.string() });

export const mailProofReceived = task(
  "payments.mail-proof-received",
  ofProof,
  async (ctx, { proofId }) => {
    const found = await proofWithOrder(ctx.db, proofId);
    if (!found) return;
    await queueShopMail(ctx, {
      kind: "transfer-proof-received",
      values: { order_number: found.order.orderNumber },
      dedupeKey: `proof-received:${proofId}`,
      aboutId: found.order.id,
      to: found.order.email,
      subject: say.receivedSubject(found.order.orderNumber),
      template: ProofReceivedMail,
      props: proofMailProps(ctx, found.order),
    });
  },
);

export const mailProofDeclined = task(
  "payments.mail-proof-declined",
  ofProof,
  async (ctx, { proofId }) => {
    const found = await proofWithOrder(ctx.db, proofId);
    if (!found) return;
    const { order, proof } = found;
    await queueShopMail(ctx, {
      kind: "transfer-proof-declined",
      values: {
        order_number: order.orderNumber,
        ...(order.expiresAt && { until: formatDateTime(order.expiresAt) }),
      },
      dedupeKey: `proof-declined:${proofId}`,
      aboutId: order.id,
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

export const mailProofToStaff = task(
  "payments.mail-proof-to-staff",
  ofProof,
  async (ctx, { proofId }) => {
    const found = await proofWithOrder(ctx.db, proofId);
    if (!found) return;
    const { id, orderNumber } = found.order;
    const amount = dueOf(found.order);
    await queueStaffMail(ctx, "orders", {
      kind: "staff-proof",
      values: { order_number: orderNumber, amount: formatMoney(amount) },
      dedupeKey: `proof-to-staff:${proofId}`,
      subject: say.staffSubject(orderNumber),
      template: ProofToStaffMail,
      props: {
        orderNumber,
        amount,
        orderUrl: `${ctx.links.appUrl}/admin/orders/${id}`,
      },
    });
  },
);

/**
 * Sends the reminder when the order has the owner's set age, a day by default, unless the buyer
 * paid, canceled or sent a proof. A job that runs too early schedules the next one.
 */
export const remindOfTransfer = task(
  "payments.remind-transfer",
  ofOrder,
  async (ctx, { orderId }) => {
    const order = await findOrder(ctx.db, orderId);
    if (order?.status !== "pending" || order.paymentStatus !== "awaiting_transfer") return;
    if (!order.expiresAt || (await proofsOfOrder(ctx.db, orderId)).length > 0) return;
    const automation = await automationOf(ctx.db, "unpaid_order");
    if (!automation.isOn) return;
    const dueAt = hoursLater(order.createdAt, hoursOf(automation));
    if (dueAt > ctx.now) {
      const options = { runAt: dueAt, key: `payments.remind-transfer:${orderId}` };
      return enqueue(ctx.db, "payments.remind-transfer", { orderId }, options);
    }
    await mailReminder(ctx, order, order.expiresAt);
  },
);

/** The mail and its record share a transaction. */
async function mailReminder(ctx: JobCtx, order: OrderWithItems, expiresAt: Date): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const isNew = await queueShopMail(tx, {
      kind: "transfer-reminder",
      values: { order_number: order.orderNumber, until: formatDateTime(expiresAt) },
      dedupeKey: `transfer-reminder:${order.id}`,
      aboutId: order.id,
      to: order.email,
      subject: say.reminderSubject(order.orderNumber),
      template: TransferReminderMail,
      props: { ...proofMailProps(ctx, order), expiresAt: expiresAt.toISOString() },
    });
    if (!isNew) return;
    const { id: cause, email, createdAt: enteredAt } = order;
    await noteSent(tx, { key: "unpaid_order", cause, email, enteredAt });
  });
}

function proofMailProps(
  ctx: JobCtx,
  order: LinkedOrder & { firstName: string; orderNumber: string },
) {
  const { firstName, orderNumber } = order;
  return { firstName, orderNumber, receiptUrl: orderUrl(ctx, order, ctx.links) };
}
