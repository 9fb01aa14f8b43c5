import type { Pool } from "pg";
import { until } from "../until.ts";

const STANDSTILL_MS = 60_000;

/**
 * Lets the living shop do all its jobs: those that failed come at once instead of after their
 * pause, and those of killed processes are freed at once instead of after half a minute.
 */
export async function finishJobs(pool: Pool, livingSince: Date): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs where locked_at < $1))`,
    [livingSince],
  );
  for (let left = await jobsLeft(pool); left > 0; left = await jobsLeft(pool)) {
    const before = left;
    await until("the shop gets on with its jobs", STANDSTILL_MS, async () => {
      await hurryFailed(pool);
      return (await jobsLeft(pool)) !== before;
    });
  }
}

async function jobsLeft(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    `select count(*)::int as left from graphile_worker.jobs
     where attempts < max_attempts and (run_at <= now() or attempts > 0)`,
  );
  return rows[0]?.left ?? 0;
}

/** The pause after a failure is over for every job that waits. */
export async function hurryFailed(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set run_at = now()
     where attempts > 0 and locked_at is null and run_at > now()`,
  );
  if (rowCount) await pool.query(`select pg_notify('jobs:insert', '{"count":4}')`);
}

/** Jobs that will not be tried again, in words. */
export async function abandonedJobs(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ sentence: string }>(
    `select 'the job ' || task_identifier || ' was given up: ' || last_error as sentence
     from graphile_worker.jobs where attempts >= max_attempts`,
  );
  return rows.map((row) => row.sentence);
}
