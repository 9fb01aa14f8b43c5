import type { Pool } from "pg";
import { until } from "../until.ts";

const HELD = "interval '100 years'";
/** At the end of a run, some ten thousand jobs are waiting. */
export const WAITS_MS = 300_000;

/** Lets the existing jobs finish. New jobs wait, so that only requests write. */
export async function holdJobs(pool: Pool): Promise<void> {
  await finishDueJobs(pool);
  await pool.query(`
    create function hold_job() returns trigger language plpgsql as $$
    begin
      new.run_at = new.run_at + ${HELD};
      return new;
    end $$;
    create trigger hold before insert on graphile_worker._private_jobs
      for each row execute function hold_job();
    update graphile_worker._private_jobs set run_at = run_at + ${HELD};
  `);
}

/** Runs the held jobs and all that they enqueue; returns the outcomes of failed ones. */
export async function runHeldJobs(pool: Pool): Promise<string[]> {
  // Outgoing calls have no receiver here, and each try would wait for a timeout.
  await pool.query(`
    update webhook_endpoints set is_active = false where is_active;
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'webhooks.send' and j.locked_at is null;
  `);
  await pool.query(`
    alter table graphile_worker._private_jobs disable trigger hold;
    update graphile_worker._private_jobs set run_at = run_at - ${HELD};
  `);
  await finishDueJobs(pool);
  const { rows } = await pool.query<{ failure: string }>(
    `select task_identifier || ': ' || last_error as failure
     from graphile_worker.jobs where last_error is not null order by id`,
  );
  await pool.query(`
    alter table graphile_worker._private_jobs enable trigger hold;
    update graphile_worker._private_jobs set run_at = run_at + ${HELD};
  `);
  return rows.map((row) => row.failure);
}

export async function finishDueJobs(pool: Pool): Promise<void> {
  const due = "select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts";
  await until("the shop has done its jobs", WAITS_MS, async () => {
    return (await pool.query(`${due} limit 1`)).rowCount === 0;
  });
}
