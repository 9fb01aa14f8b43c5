import { Logger, runOnce } from "graphile-worker";
import type { Pool } from "pg";
import { systemActor } from "#app/platform/access/actor.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { type JobPlan, taskList } from "#app/platform/jobs/runner.server.ts";
import type { Mailer } from "#app/platform/mail/mailer.server.ts";
import { NOW } from "./now.ts";
import { quietLog } from "./quiet-log.ts";
import { testSealers } from "./sealers.ts";
import { until } from "./until.ts";

type Options = {
  /** The clock that jobs see; later jobs stay. Defaults to the tests' fixed time. */
  at?: Date;
  mailer?: Mailer;
  /** The fake HighLevel. Without it, HighLevel is unreachable. */
  highlevelUrl?: string;
  /** The server that replaces the companies which send texts. Without it, they are unreachable. */
  providersUrl?: string;
  retryFailed?: boolean;
};

const LATER = "later";

/**
 * Runs every due job, and the jobs that these enqueue, until none is left. Throws the error of a
 * failed job; the job stays for its next try, as in the shop.
 */
export async function drainJobs(pool: Pool, plan: JobPlan, options: Options = {}): Promise<void> {
  const { at = NOW, mailer = { close() {} }, retryFailed = false } = options;
  if (retryFailed) await forgetFailures(pool);
  const ctx = {
    db: openDb(pool),
    actor: systemActor("jobs"),
    now: at,
    ids: systemIds,
    sealers: testSealers,
    mailer,
    links: {
      appUrl: "http://shop.example.test",
      loopbackWebhooks: true,
      highlevelUrl: options.highlevelUrl ?? "http://127.0.0.1:1",
      providersUrl: options.providersUrl ?? "http://127.0.0.1:1",
    },
    log: quietLog,
  };
  const tasks = taskList(plan, () => ctx);
  do {
    await runOnce({
      pgPool: pool,
      taskList: tasks,
      forbiddenFlags: [LATER],
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
    });
    await until("the worker has noted how its jobs went", 5_000, () => noneLocked(pool));
    await throwFailures(pool);
  } while ((await releaseDue(pool, at)) || (await leftOver(pool, Object.keys(tasks))));
}

/** A worker can miss the next job of a queue while another worker checks it, too. */
async function leftOver(pool: Pool, tasks: readonly string[]): Promise<boolean> {
  const left = await pool.query(
    `select from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = any($1) and j.run_at <= now() and j.attempts < j.max_attempts
       and not coalesce(j.flags ? $2, false) limit 1`,
    [tasks, LATER],
  );
  return (left.rowCount ?? 0) > 0;
}

/**
 * Excludes jobs with a time of their own: it is on the test's clock and means nothing to the
 * server's. The date of the run would otherwise decide which of them are due.
 */
export async function immediateJobsOnly(pool: Pool): Promise<void> {
  await pool.query(`
    create function mark_later() returns trigger language plpgsql as $$
    begin
      if new.run_at <> now() then new.flags = coalesce(new.flags, '{}') || '{"${LATER}": true}'; end if;
      return new;
    end $$;
    create trigger mark_later before insert on graphile_worker._private_jobs
      for each row execute function mark_later();
  `);
}

async function noneLocked(pool: Pool): Promise<boolean> {
  const locked = "select from graphile_worker.jobs where locked_at is not null limit 1";
  return (await pool.query(locked)).rowCount === 0;
}

async function releaseDue(pool: Pool, at: Date): Promise<boolean> {
  const released = await pool.query(
    `update graphile_worker._private_jobs set flags = flags - $2::text, run_at = now()
     where flags ? $2 and run_at <= $1`,
    [at, LATER],
  );
  return (released.rowCount ?? 0) > 0;
}

async function forgetFailures(pool: Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now(), last_error = null
     where last_error is not null`,
  );
}

async function throwFailures(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ failure: string }>(
    `select task_identifier || ' failed: ' || last_error as failure
     from graphile_worker.jobs where last_error is not null order by id`,
  );
  if (rows.length > 0) throw new Error(rows.map((row) => row.failure).join("\n"));
}
