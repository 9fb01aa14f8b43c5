import type { PlannedJob } from "#app/platform/jobs/enqueue.server.ts";
import { firstReminderAt } from "../rules/transfer-terms.ts";

/**
 * Schedules the first check for a reminder. The waiting time is decided then. A guest who has not
 * confirmed the mailbox by then gets no reminder.
 */
export function transferReminder(orderId: string, now: Date): PlannedJob[] {
  const options = { runAt: firstReminderAt(now) };
  return [{ task: "payments.remind-transfer", payload: { orderId }, options }];
}
