import type { Pool } from "pg";
import type { Logger } from "pino";

const BEAT_MS = 5_000;
/** Longer than any pause of a living process or of a database that fails over. */
const DEAD_AFTER = "30 seconds";
const GAP = "15 seconds";

export type Heartbeat = { stop(): Promise<void> };

/** The id that its jobs are locked with, and the ids of the jobs it has fetched and not ended. */
type RunningWorker = { id: string; known: ReadonlySet<string> };

/**
 * Records every few seconds that this worker lives, and frees the jobs of dead ones: the library
 * itself waits four hours. `onLostAnswer` is called when this worker owns a job it does not know.
 */
export function startHeartbeat(
  pool: Pool,
  worker: RunningWorker,
  onLostAnswer: (reason: string) => void,
  log: Logger,
): Heartbeat {
  let next: NodeJS.Timeout | undefined;
  let stopped = false;

  async function beat(): Promise<void> {
    try {
      await noteAlive(pool, worker.id);
      if (await hasUnknownJob(pool, worker)) onLostAnswer("the answer that gave it a job was lost");
      const dead = await freeJobsOfDeadWorkers(pool, worker.id);
      if (dead.length > 0) log.warn({ dead }, "workers died; their jobs are begun anew");
    } catch (error) {
      log.warn({ err: error }, "the heartbeat of the jobs failed");
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
 * Frees what workers have locked that were not seen for half a minute, and returns their ids. A
 * worker that was away itself frees nothing: after an outage all others look dead for a moment.
 */
export async function freeJobsOfDeadWorkers(pool: Pool, ownId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with own as (
       select from job_workers where id = $1 and since < now() - $2::interval
     ), removed as (
       delete from job_workers where seen_at < now() - $2::interval and exists (select from own)
     ), dead as (
       select distinct locked_by as id from graphile_worker.jobs
       where exists (select from own) and locked_at < now() - $2::interval
         and not exists (
           select from job_workers where job_workers.id = locked_by
             and seen_at >= now() - $2::interval)
     )
     select id from dead`,
    [ownId, DEAD_AFTER],
  );
  const dead = rows.map((row) => row.id);
  if (dead.length > 0) await freeJobsOf(pool, dead);
  return dead;
}

/**
 * The library ends the tries of a running job when another takes over its key, so that it is gone
 * once it ends. Of a worker that was killed it would stay for good, as one that failed 25 times.
 */
async function freeJobsOf(pool: Pool, workers: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from graphile_worker.jobs
     where locked_by = any ($1) and key is null and attempts >= max_attempts
       and updated_at > locked_at`,
    [workers],
  );
  await pool.query("select graphile_worker.force_unlock_workers($1)", [workers]);
  await pool.query("select graphile_worker.complete_jobs($1)", [rows.map(({ id }) => id)]);
}

/**
 * When the network fails while the worker fetches a job, the job can be locked for it without its
 * knowledge, and its own heartbeat would keep it locked.
 */
export async function hasUnknownJob(pool: Pool, { id, known }: RunningWorker): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs
     where locked_by = $1 and locked_at < now() - $2::interval and id <> all ($3::bigint[])
     limit 1`,
    [id, DEAD_AFTER, [...known]],
  );
  return rowCount === 1;
}

/** Only for a worker that has stopped. */
export async function freeJobsOfWorker(pool: Pool, id: string): Promise<void> {
  await freeJobsOf(pool, [id]);
}
