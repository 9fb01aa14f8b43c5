import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger as WorkerLogger, parseCronItems, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { withoutParameters } from "../log-error.server.ts";
import { traced } from "../traces/trace.server.ts";
import { addJobs } from "./enqueue.server.ts";
import { freeJobsOfWorker } from "./heartbeat.server.ts";
import type { JobCtx, Task } from "./task.server.ts";
import { startWorker, type Worker } from "./worker.server.ts";

export type JobPlan = {
  tasks: readonly Task[];
  /** Event name to the tasks that listen. */
  listeners: Readonly<Record<string, readonly Task[]>>;
  /** `match` is a crontab time, UTC. */
  schedule: readonly { task: string; match: string; options?: { priority: number } }[];
};

export type JobRunner = { stop(): Promise<void> };

const RETRY_MS = 500;
/** The library does not await the statement that records how a job ended. */
const RECORDING_MS = 5_000;

/** Runs the jobs until `stop`. A worker that ends is replaced by one with a new id. */
export async function startJobs(
  pool: Pool,
  plan: JobPlan,
  ctx: () => JobCtx,
  log: Logger,
): Promise<JobRunner> {
  const options = {
    taskList: taskList(plan, ctx),
    parsedCronItems: parseCronItems(
      plan.schedule.map(({ options: own, ...item }) => ({
        ...item,
        options: { ...own, backfillPeriod: 0 },
      })),
    ),
    logger: workerLogger(log),
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = once(signal, "abort");

  /** Until it works, since the database may be away; undefined when the shop stops meanwhile. */
  async function persist<T>(work: () => Promise<T>): Promise<T | undefined> {
    while (!signal.aborted) {
      try {
        return await work();
      } catch (error) {
        log.warn({ err: error }, "the jobs wait for the database");
        await sleep(RETRY_MS);
      }
    }
    return undefined;
  }

  async function supervise(first: Worker): Promise<void> {
    let worker: Worker | undefined = first;
    while (worker) {
      const { id, ended, stop }: Worker = worker;
      const reason = await Promise.race([stopped, ended]);
      if (signal.aborted) return stop();
      log.warn({ reason }, "the job worker is replaced");
      await stop();
      await sleep(RECORDING_MS);
      await persist(() => freeJobsOfWorker(pool, id));
      worker = await persist(() => startWorker(pool, options, log));
    }
  }

  const supervision = supervise(await startWorker(pool, options, log));
  return {
    async stop() {
      stopping.abort();
      await supervision;
    },
  };
}

export function taskList(plan: JobPlan, ctx: () => JobCtx): TaskList {
  const events = Object.entries(plan.listeners);
  const all = new Set([...plan.tasks, ...events.flatMap(([, listeners]) => listeners)]);
  return {
    ...Object.fromEntries(
      [...all].map((task) => [task.name, (payload: unknown) => runTraced(task, ctx(), payload)]),
    ),
    ...Object.fromEntries(
      events.map(([event, listeners]) => [
        event,
        (payload: unknown) =>
          traced("consumer", event, () =>
            runListeners({ ...ctx(), shared: new Map() }, listeners, payload as object),
          ),
      ]),
    ),
  };
}

const runTraced = (task: Task, ctx: JobCtx, payload: unknown) =>
  traced("consumer", task.name, () => task.run(ctx, payload));

/**
 * The job of an event is its listeners, one after the other. One that fails gets a job of its own,
 * so that it is repeated alone and stops no other.
 */
async function runListeners(ctx: JobCtx, listeners: readonly Task[], payload: object) {
  const failed: Task[] = [];
  for (const listener of listeners) {
    try {
      await runTraced(listener, ctx, payload);
    } catch (error) {
      ctx.log.warn({ err: error, task: listener.name }, "a listener failed and is tried again");
      failed.push(listener);
    }
  }
  await addJobs(
    ctx.db,
    failed.map(({ name }) => ({ task: name, payload })),
  );
}

/** The library's messages repeat the error they report, with the values of a failed query. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    const job = withoutParameters(message.replace(/ with error '[\s\S]*$/, ""));
    if (level === "error") log.error({ job, err: meta?.["error"] }, "job");
    else if (level === "warning") log.warn({ job }, "job");
    else log.debug({ job }, "job");
  });
}
