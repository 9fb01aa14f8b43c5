import { addMinutes } from "#app/lib/dates.ts";
import type { PlannedJob } from "#app/platform/jobs/enqueue.server.ts";
import { FLAG_AFTER_HOURS, remindAt } from "../rules/confirmation.ts";

type UnpaidPlacement = { id: string; expiresAt: Date | null };

/** Jobs for a new order: its event, and its end if the buyer does not pay in time. */
export function afterPlacing({ id: orderId, expiresAt }: UnpaidPlacement): PlannedJob[] {
  const placed = { task: "order.placed", payload: { orderId } } as const;
  if (!expiresAt) return [placed];
  return [placed, { task: "orders.expire", payload: { orderId }, options: { runAt: expiresAt } }];
}

/** Further jobs for a cash order, in case the buyer does not confirm it. */
export function awaitingConfirmation({ id, expiresAt }: UnpaidPlacement, now: Date): PlannedJob[] {
  const payload = { orderId: id };
  const flagAt = addMinutes(now, FLAG_AFTER_HOURS * 60);
  return [
    {
      task: "orders.remind-confirmation",
      payload,
      options: { runAt: remindAt(now, expiresAt) },
    },
    { task: "orders.flag-unconfirmed", payload, options: { runAt: flagAt } },
  ];
}
