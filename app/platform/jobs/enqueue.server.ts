import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";

export type JobOptions = {
  runAt?: Date;
  /** A second job with the same key replaces the first while it has not run. */
  key?: string;
  maxAttempts?: number;
};

/** Adds a job inside the caller's transaction: it exists exactly if the change it belongs to does. */
export async function enqueue(
  db: Db,
  task: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await enqueueAll(db, [{ task, payload, options }]);
}

function addJob({ task, payload, options = {} }: PlannedJob): SQL {
  return sql`graphile_worker.add_job(
    ${task}::text,
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
    job_key => ${options.key ?? null}::text,
    max_attempts => ${options.maxAttempts ?? 25}::int
  )`;
}

export type PlannedJob = { task: string; payload: object; options?: JobOptions };

/** Several at once, in their order. */
export async function enqueueAll(db: Db, jobs: readonly PlannedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await db.execute(sql`select ${sql.join(jobs.map(addJob), sql`, `)}`);
}

/** Tells later modules that something happened; `app/worker.ts` lists who listens. */
export async function emit(db: Db, event: string, payload: object): Promise<void> {
  await enqueue(db, event, payload);
}
