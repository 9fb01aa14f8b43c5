import type { Db } from "#app/platform/database/db.server.ts";
import { addJobs, type JobOptions } from "#app/platform/jobs/enqueue.server.ts";

/** Adds a job by any name, also one that only a test knows, or one that runs by the clock. */
export async function enqueueAny(
  db: Db,
  task: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await addJobs(db, [{ task, payload, options }]);
}
