import { z } from "zod";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { compareBooks } from "./commands/compare-books.server.ts";
import type { Gateways } from "./gateways/gateways.server.ts";
import { callbackBody } from "./gateways/redirect-messages.server.ts";
import {
  mailProofDeclined,
  mailProofReceived,
  mailProofToStaff,
  remindOfTransfer,
} from "./jobs/mail-transfers.server.ts";
import { sweepProofs } from "./jobs/proof-files.server.ts";
import { askThenExpire, reconcilePayments } from "./jobs/reconcile.server.ts";
import { mailOrderRefunded, refundPayment } from "./jobs/refunds.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "payments.test-callback": { callback: z.input<typeof callbackBody> };
    "payments.refund": { refundId: string };
    "payments.mail-proof-received": { proofId: string };
    "payments.mail-proof-declined": { proofId: string };
    "payments.mail-proof-to-staff": { proofId: string };
    "payments.remind-transfer": { orderId: string };
  }
  interface ShopEvents {
    /** A sale without an order was paid or refunded. */
    "sale.paid": { paymentId: string };
    "sale.refunded": { refundId: string };
  }
}

const DELIVERY_TIMEOUT_MS = 10_000;

/**
 * Sends a callback of the built-in provider. Any answer but 2xx throws, so that the job retries
 * with a fresh signature. Without the test gateway there is no receiver, and the job ends.
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

const compareNightly = task("payments.compare-books", z.unknown(), (ctx) => compareBooks(ctx));

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
      { task: sweepProofs(files), match: "50 19 * * *" },
      { task: compareNightly, match: "20 19 * * *" },
    ],
  });
}
