import { EventEmitter } from "node:events";
import { run, type RunnerOptions, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { startHeartbeat, type Heartbeat } from "./heartbeat.server.ts";
import { retryingPool } from "./retrying-pool.server.ts";

export type Worker = {
  id: string;
  /** Settles with the reason when the worker has to be replaced. */
  ended: Promise<string>;
  /** Waits for the running jobs to finish. */
  stop(): Promise<void>;
};

type WorkerOptions = Pick<RunnerOptions, "taskList" | "parsedCronItems" | "logger">;

/**
 * Jobs are fetched in batches. After a small batch there is a short pause, so that jobs which
 * arrive one by one are fetched together. A job that waits here for longer than `ttl`, behind slow
 * jobs, is returned for other processes.
 */
const LOCAL_QUEUE = {
  size: 20,
  ttl: 5_000,
  refetchDelay: { durationMs: 100, threshold: 4 },
};

export async function startWorker(
  pool: Pool,
  options: WorkerOptions,
  log: Logger,
): Promise<Worker> {
  const events: WorkerEvents = new EventEmitter();
  const known = new Set<string>();
  const stopping = new AbortController();
  const lostAnswer = Promise.withResolvers<string>();
  let id: string | undefined;
  let heartbeat: Heartbeat | undefined;
  events.once("pool:create", ({ workerPool }) => {
    id = workerPool.id;
    heartbeat = startHeartbeat(pool, { id, known }, lostAnswer.resolve, log);
  });
  events.on("localQueue:getJobs:complete", ({ jobs }) => {
    for (const job of jobs) known.add(job.id);
  });
  events.on("localQueue:returnJobs", ({ jobs }) => {
    for (const job of jobs) known.delete(job.id);
  });
  events.on("job:complete", ({ job }) => void known.delete(job.id));
  const runner = await run({
    ...options,
    pgPool: retryingPool(pool, stopping.signal),
    events,
    preset: { worker: { localQueue: LOCAL_QUEUE } },
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    noPreparedStatements: false,
  });
  if (id === undefined) throw new Error("graphile-worker did not announce its id");
  const shutDown = runner.promise.then(
    () => "it stopped by itself",
    (error: unknown) => String(error),
  );
  return {
    id,
    ended: Promise.race([lostAnswer.promise, shutDown]),
    async stop() {
      stopping.abort();
      await runner.stop().catch(() => undefined);
      await shutDown;
      await heartbeat?.stop();
    },
  };
}
