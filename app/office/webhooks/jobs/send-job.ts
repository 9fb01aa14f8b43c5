import type { PlannedJob } from "#app/platform/jobs/enqueue.server.ts";

/** Of all workers of a process, so many at most wait for a receiver that is slow. */
const LANES = 2;

type Delivery = { id: string; endpointId: string };

/**
 * The next try of a message. An endpoint's jobs are in one lane: one that is slow holds up those
 * of its lane, and nothing else of the shop.
 */
export function sendJob(
  { id, endpointId }: Delivery,
  attempts: number,
  runAt?: Date,
): Extract<PlannedJob, { task: "webhooks.send" }> {
  const lane = Number.parseInt(endpointId.slice(-2), 16) % LANES;
  return {
    task: "webhooks.send",
    payload: { deliveryId: id, attempts },
    options: { key: `webhook:${id}`, queue: `webhooks ${lane}`, ...(runAt && { runAt }) },
  };
}
