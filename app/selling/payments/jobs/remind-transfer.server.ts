import type { PlannedJob } from "#app/platform/jobs/enqueue.server.ts";
import { firstReminderAt } from "../rules/transfer-terms.ts";

/**
 * Looks whether to remind of a transfer, for the first time. How long the reminder waits is decided then;
 * a guest who has not confirmed the mailbox by its time has none.
 */
export function transferReminder(orderId: string, now: Date): PlannedJob[] {
  const options = { runAt: firstReminderAt(now) };
  return [{ task: "payments.remind-transfer", payload: { orderId }, options }];
}
