import type { Pool } from "pg";
import type { Logger } from "pino";

const BEAT_MS = 5_000;
/** Longer than any pause of a living process or of a database that fails over. */
const DEAD_AFTER = "30 seconds";
const GAP = "15 seconds";

export type Heartbeat = { stop(): Promise<void> };

/** Who does jobs, by the name that locks them, and which it is doing. */
export type Worker = { id: string; doing: ReadonlySet<string> };

/**
 * Says every few seconds that this worker lives, and frees what the dead had begun. The library
 * knows nothing of dead workers: it waits for four hours.
 */
export function startHeartbeat(pool: Pool, worker: Worker, log: Logger): Heartbeat {
  let next: NodeJS.Timeout | undefined;
  let stopped = false;

  async function beat(): Promise<void> {
    try {
      await noteAlive(pool, worker.id);
      const unheard = await freeUnheardJobs(pool, worker);
      if (unheard.length > 0)
        log.warn({ unheard }, "the answer that gave out jobs was lost; they are given out anew");
      const dead = await freeJobsOfLostWorkers(pool, worker.id);
      if (dead.length > 0)
        log.warn({ dead }, "workers were lost; what they had begun is begun anew");
    } catch (error) {
      log.warn({ err: error }, "no sign of life could be given");
    }
    if (!stopped) next = setTimeout(() => void (beating = beat()), BEAT_MS);
  }
  let beating = beat();

  return {
    async stop() {
      stopped = true;
      clearTimeout(next);
      await beating;
      await pool.query("delete from job_workers where id = $1", [worker.id]).catch(() => undefined);
    },
  };
}

export async function noteAlive(pool: Pool, workerId: string): Promise<void> {
  await pool.query(
    `insert into job_workers (id) values ($1)
     on conflict (id) do update set seen_at = now(),
       since = case when job_workers.seen_at < now() - $2::interval then now()
         else job_workers.since end`,
    [workerId, GAP],
  );
}

/**
 * A lock counts for as long as its worker is seen; answers whose counts no more. Who was away
 * lately judges nobody: after an outage of the database all others look dead for a moment, too.
 */
export async function freeJobsOfLostWorkers(pool: Pool, judge: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with judge as (
       select from job_workers where id = $1 and since < now() - $2::interval
     ), forgotten as (
       delete from job_workers where seen_at < now() - $2::interval and exists (select from judge)
     ), lost as (
       select distinct locked_by as id from graphile_worker.jobs
       where exists (select from judge) and locked_at < now() - $2::interval
         and not exists (
           select from job_workers where job_workers.id = locked_by
             and seen_at >= now() - $2::interval)
     )
     select id, graphile_worker.force_unlock_workers(array[id]) from lost`,
    [judge, DEAD_AFTER],
  );
  return rows.map((row) => row.id);
}

/**
 * A worker that asked for a job when the network failed does not know which one it was given, while
 * its own signs of life keep it locked. An answer that is half a minute old does not come any more.
 */
export async function freeUnheardJobs(pool: Pool, { id, doing }: Worker): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `update graphile_worker._private_jobs
     set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
     where locked_by = $1 and locked_at < now() - $2::interval and id <> all ($3::bigint[])
       and exists (select from job_workers
                   where job_workers.id = $1 and since < now() - $2::interval)
     returning id`,
    [id, DEAD_AFTER, [...doing]],
  );
  return rows.map((row) => row.id);
}
