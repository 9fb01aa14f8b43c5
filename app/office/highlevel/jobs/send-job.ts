import type { PlannedJob } from "#app/platform/jobs/enqueue.server.ts";

/** One at a time: HighLevel limits requests, and a slow one must not occupy other workers. */
const QUEUE = "highlevel";

/** The next try of a message. */
export function sendJob(
  messageId: string,
  attempts: number,
  runAt?: Date,
): Extract<PlannedJob, { task: "highlevel.send" }> {
  return {
    task: "highlevel.send",
    payload: { messageId, attempts },
    options: { key: `highlevel:${messageId}`, queue: QUEUE, ...(runAt && { runAt }) },
  };
}
