import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { findOrder } from "#app/modules/orders/queries/find-order.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import type { JobCtx, Task } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { sweepProofs } from "./commands/sweep-proofs.server.ts";
import { ProofDeclinedMail } from "./emails/proof-declined.tsx";
import { ProofReceivedMail } from "./emails/proof-received.tsx";
import { ProofToStaffMail } from "./emails/proof-to-staff.tsx";
import { TransferReminderMail } from "./emails/transfer-reminder.tsx";
import type { Gateways } from "./gateways/gateways.server.ts";
import { callbackBody } from "./gateways/redirect-messages.server.ts";
import { transferMailMessages as say } from "./messages.ts";
import { proofWithOrder, proofsOfOrder } from "./queries.server.ts";
import { PROOF_FILES } from "./rules/transfer-terms.ts";

const DELIVERY_TIMEOUT_MS = 10_000;

export function paymentTasks(gateways: Gateways): readonly Task[] {
  return [deliverTestCallback(gateways)];
}

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

const ofProof = z.object({ proofId: z.string() });
const ofOrder = z.object({ orderId: z.string() });

/** Mails around a bank transfer, and the files that its proofs left behind. */
export function transferTasks(files: Files): readonly Task[] {
  return [mailProofReceived, mailProofDeclined, mailProofToStaff, remindOfTransfer, sweep(files)];
}

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

export const SWEEP_PROOFS = "payments.sweep-proofs";

/** A day is longer than any transaction takes whose row may still come. */
function sweep(files: Files): Task {
  return task(SWEEP_PROOFS, z.unknown(), (ctx) =>
    sweepProofs(ctx, files.area(PROOF_FILES), addDays(ctx.now, -1)),
  );
}

function proofMailProps(
  ctx: JobCtx,
  order: { firstName: string; orderNumber: string; accessToken: string },
) {
  const { firstName, orderNumber, accessToken } = order;
  return { firstName, orderNumber, receiptUrl: `${ctx.links.appUrl}/order/${accessToken}` };
}
