import type { Pool } from "pg";
import type { Logger } from "pino";

const BEAT_MS = 5_000;
/** Longer than any pause of a living process or of a database that fails over. */
const DEAD_AFTER = "30 seconds";
const GAP = "15 seconds";

export type Heartbeat = { stop(): Promise<void> };

/**
 * Says every few seconds that this worker lives, and frees what the dead had begun. The library
 * knows nothing of dead workers: it waits for four hours.
 */
export function startHeartbeat(pool: Pool, workerId: string, log: Logger): Heartbeat {
  let next: NodeJS.Timeout | undefined;
  let stopped = false;

  async function beat(): Promise<void> {
    try {
      await noteAlive(pool, workerId);
      const dead = await freeJobsOfLostWorkers(pool, workerId);
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
      await pool.query("delete from job_workers where id = $1", [workerId]).catch(() => undefined);
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
