import { EventEmitter } from "node:events";
import { Logger as WorkerLogger, parseCronItems, run } from "graphile-worker";
import type { Runner, TaskList, WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { withoutParameters } from "../log-error.server.ts";
import { enqueue } from "./enqueue.server.ts";
import { startHeartbeat } from "./heartbeat.server.ts";
import type { Heartbeat } from "./heartbeat.server.ts";
import { patientPool } from "./patient-pool.server.ts";
import type { JobCtx, Task } from "./task.server.ts";

export type JobPlan = {
  tasks: readonly Task[];
  /** Event name to the tasks that listen; each gets a job of its own, so one failing stays alone. */
  listeners: Readonly<Record<string, readonly Task[]>>;
  /** `match` is a crontab time, UTC. */
  schedule: readonly { task: string; match: string }[];
};

export type JobRunner = { stop(): Promise<void> };

export async function startJobs(
  pool: Pool,
  plan: JobPlan,
  ctx: () => JobCtx,
  log: Logger,
): Promise<JobRunner> {
  const patient = patientPool(pool);
  const events: WorkerEvents = new EventEmitter();
  const doing = new Set<string>();
  let heartbeat: Heartbeat | undefined;
  events.once("pool:create", ({ workerPool }) => {
    heartbeat = startHeartbeat(pool, { id: workerPool.id, doing }, log);
  });
  events.on("job:start", ({ job }) => void doing.add(job.id));
  events.on("job:complete", ({ job }) => void doing.delete(job.id));
  const runner: Runner = await run({
    pgPool: patient.pool,
    events,
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    noPreparedStatements: false,
    taskList: taskList(plan, ctx),
    parsedCronItems: parseCronItems(
      plan.schedule.map((item) => ({ ...item, options: { backfillPeriod: 0 } })),
    ),
    logger: workerLogger(log),
  });
  return {
    async stop() {
      patient.giveUp();
      await runner.stop();
      await heartbeat?.stop();
    },
  };
}

export function taskList(plan: JobPlan, ctx: () => JobCtx): TaskList {
  const events = Object.entries(plan.listeners);
  const all = new Set([...plan.tasks, ...events.flatMap(([, listeners]) => listeners)]);
  return {
    ...Object.fromEntries(
      [...all].map((task) => [task.name, (payload: unknown) => task.run(ctx(), payload)]),
    ),
    ...Object.fromEntries(
      events.map(([event, listeners]) => [
        event,
        (payload: unknown) => fanOut(ctx(), listeners, payload),
      ]),
    ),
  };
}

async function fanOut(ctx: JobCtx, listeners: readonly Task[], payload: unknown): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const listener of listeners) await enqueue(tx, listener.name, payload as object);
  });
}

/** The library's words repeat the error they report, and with it what a failed query was given. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    const job = withoutParameters(message.replace(/ with error '[\s\S]*$/, ""));
    if (level === "error") log.error({ job, err: meta?.["error"] }, "job");
    else if (level === "warning") log.warn({ job }, "job");
    else log.debug({ job }, "job");
  });
}
