import type { PlannedJob } from "#app/platform/jobs/enqueue.server.ts";

/** At most this many workers of a process wait for slow receivers. */
const LANES = 2;

type Delivery = { id: string; endpointId: string };

/** All jobs of an endpoint use one lane, so a slow endpoint delays only the jobs of its lane. */
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
