import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import type { ShopEvents, ShopTasks } from "./shop-jobs.ts";

export type JobOptions = {
  runAt?: Date;
  /** A second job with the same key replaces the first while it has not run. */
  key?: string;
  maxAttempts?: number;
  /** Jobs of one queue run one after the other, so that slow ones leave the workers to others. */
  queue?: string;
};

type Planned<Payloads> = {
  [Name in keyof Payloads]: { task: Name; payload: Payloads[Name]; options?: JobOptions };
}[keyof Payloads];

/** A job or an event to be written, by a name and with a payload that the shop knows. */
export type PlannedJob = Planned<ShopTasks> | Planned<ShopEvents>;

/** Adds a job inside the caller's transaction: it exists exactly if the change it belongs to does. */
export async function enqueue<Name extends keyof ShopTasks>(
  db: Db,
  task: Name,
  payload: ShopTasks[Name],
  options: JobOptions = {},
): Promise<void> {
  await addJobs(db, [{ task, payload, options }]);
}

/** Several at once, in their order. */
export async function enqueueAll(db: Db, jobs: readonly PlannedJob[]): Promise<void> {
  await addJobs(db, jobs);
}

/** Announces to other modules that something happened; their jobs listen (`jobs.server.ts`). */
export async function emit<Name extends keyof ShopEvents>(
  db: Db,
  event: Name,
  payload: ShopEvents[Name],
): Promise<void> {
  await addJobs(db, [{ task: event, payload }]);
}

type Job = { task: string; payload: object; options?: JobOptions };

/** What `graphile_worker.job_spec` is made of; what is null has the library's default. */
export type JobSpec = {
  identifier: string;
  payload: object;
  run_at: string | null;
  job_key: string | null;
  max_attempts: number | null;
  queue_name?: string;
};

/**
 * Jobs as an SQL function takes them, in one parameter: it passes the JSON of this array on to
 * `graphile_worker.add_jobs`, as `addJobs` does.
 */
export function jobSpecs(jobs: readonly Job[]): JobSpec[] {
  return jobs.map(({ task, payload, options = {} }) => ({
    identifier: task,
    payload,
    run_at: options.runAt?.toISOString() ?? null,
    job_key: options.key ?? null,
    max_attempts: options.maxAttempts ?? null,
    ...(options.queue !== undefined && { queue_name: options.queue }),
  }));
}

/** Any job. Names and payloads are checked by the functions above. One key stands in a list once. */
export async function addJobs(db: Db, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await db.execute(sql`select from ${addJobsCall(jobs)}`);
}

/** The call that adds these jobs, for a statement that does more than that. */
export function addJobsCall(jobs: readonly Job[]): SQL {
  return sql`graphile_worker.add_jobs(array(
    select spec from json_populate_recordset(
      null::graphile_worker.job_spec, ${JSON.stringify(jobSpecs(jobs))}::json) as spec))`;
}
