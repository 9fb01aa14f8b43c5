import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import type { ShopEvents, ShopTasks } from "./shop-jobs.ts";

export type JobOptions = {
  runAt?: Date;
  /** A second job with the same key replaces the first until that has run. */
  key?: string;
  maxAttempts?: number;
  /** Jobs of one queue run one after the other, so that slow ones leave workers free for others. */
  queue?: string;
};

type NamedPayload<Payloads> = {
  [Name in keyof Payloads]: { task: Name; payload: Payloads[Name]; options?: JobOptions };
}[keyof Payloads];

/** A job or an event to be written; the shop knows its name and payload. */
export type PlannedJob = NamedPayload<ShopTasks> | NamedPayload<ShopEvents>;

/** Adds a job inside the caller's transaction: the job exists exactly if the change does. */
export async function enqueue<Name extends keyof ShopTasks>(
  db: Db,
  task: Name,
  payload: ShopTasks[Name],
  options: JobOptions = {},
): Promise<void> {
  await addJobs(db, [{ task, payload, options }]);
}

export async function enqueueAll(db: Db, jobs: readonly PlannedJob[]): Promise<void> {
  await addJobs(db, jobs);
}

/** Announces an event to other modules; their jobs listen to it (`jobs.server.ts`). */
export async function emit<Name extends keyof ShopEvents>(
  db: Db,
  event: Name,
  payload: ShopEvents[Name],
): Promise<void> {
  await addJobs(db, [{ task: event, payload }]);
}

type Job = { task: string; payload: object; options?: JobOptions };

/** The fields of `graphile_worker.job_spec`; null means the library's default. */
export type JobSpec = {
  identifier: string;
  payload: object;
  run_at: string | null;
  job_key: string | null;
  max_attempts: number | null;
  queue_name?: string;
};

/** Jobs as a JSON parameter for SQL functions that call `graphile_worker.add_jobs`. */
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

/** Adds any jobs. The functions above check names and payloads. A list must not repeat a key. */
export async function addJobs(db: Db, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await db.execute(sql`select from ${addJobsCall(jobs)}`);
}

/** The SQL call that adds these jobs if the condition holds, to embed in a larger statement. */
export function addJobsCall(jobs: readonly Job[], condition = sql`true`): SQL {
  return sql`graphile_worker.add_jobs(array(
    select spec from json_populate_recordset(
      null::graphile_worker.job_spec, ${JSON.stringify(jobSpecs(jobs))}::json) as spec
    where ${condition}))`;
}
