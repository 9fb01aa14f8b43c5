import { expiresAt } from "#app/modules/orders/rules/expiry.ts";
import type { PlannedJob } from "#app/platform/jobs/enqueue.server.ts";
import { reminderAt } from "../rules/transfer-terms.ts";

/**
 * Reminds of a transfer a day before its whole time is over; a guest who has not confirmed the
 * mailbox by then has none.
 */
export function transferReminder(orderId: string, now: Date): PlannedJob[] {
  const deadline = expiresAt("bank", now);
  if (!deadline) return [];
  const runAt = reminderAt(deadline);
  return [{ task: "payments.remind-transfer", payload: { orderId }, options: { runAt } }];
}
