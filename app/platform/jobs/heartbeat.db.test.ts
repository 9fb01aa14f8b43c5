import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { quietLog } from "#tests/quiet-log.ts";
import { testContext } from "#tests/context.ts";
import { until } from "#tests/until.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import {
  freeJobsOfDeadWorkers,
  freeJobsOfWorker,
  hasUnknownJob,
  noteAlive,
} from "./heartbeat.server.ts";
import { startJobs } from "./runner.server.ts";
import { task } from "./task.server.ts";

const { ctx, db, pool } = await testContext();
const jobCtx = () => ({
  ...ctx,
  mailer: { close() {} },
  links: { appUrl: "http://shop.example" },
  log: quietLog,
});

beforeEach(async () => {
  await pool.query("delete from job_workers");
  await pool.query("delete from graphile_worker._private_jobs");
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

/** A worker that began so long ago, and was seen so long ago for the last time. */
const worker = (id: string, since: number, seen: number) =>
  pool.query("insert into job_workers (id, since, seen_at) values ($1, $2, $3)", [
    id,
    ago(since),
    ago(seen),
  ]);

/** A job that this worker began so long ago. */
async function jobOf(workerId: string, begun: number): Promise<void> {
  await enqueueAny(db, "mail", { of: workerId });
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = $2, attempts = 1
     where locked_by is null`,
    [workerId, ago(begun)],
  );
}

async function namesOf(sql: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(sql);
  return rows.map((row) => row.name);
}
const workers = () => namesOf("select id as name from job_workers order by id");
const locks = () =>
  namesOf("select locked_by as name from graphile_worker.jobs where locked_by is not null");

test("what a lost worker had begun is begun anew, and the worker forgotten", async () => {
  await worker("judge", 300, 1);
  await worker("lost", 300, 31);
  await jobOf("lost", 200);
  expect(await freeJobsOfDeadWorkers(pool, "judge")).toEqual(["lost"]);
  expect(await locks()).toEqual([]);
  expect(await workers()).toEqual(["judge"]);
});

const jobs = async () => {
  const { rows } = await pool.query<{ key: string | null; attempts: number; locked: boolean }>(
    `select key, attempts, locked_by is not null as locked from graphile_worker.jobs order by id`,
  );
  return rows;
};

test.each([
  ["killed", () => freeJobsOfDeadWorkers(pool, "judge")],
  ["stopped", () => freeJobsOfWorker(pool, "lost")],
] as const)(
  "a job that planned its own next try before its worker was %s leaves no row",
  async (_end, free) => {
    await worker("judge", 300, 1);
    await enqueueAny(db, "webhooks.send", {}, { key: "webhook:1" });
    await pool.query(
      "update graphile_worker._private_jobs set locked_by = 'lost', locked_at = $1, attempts = 1",
      [ago(40)],
    );
    await enqueueAny(db, "webhooks.send", {}, { key: "webhook:1" });
    expect(await jobs()).toHaveLength(2);
    await free();
    expect(await jobs()).toEqual([{ key: "webhook:1", attempts: 0, locked: false }]);
  },
);

test("a job that was killed in its last try stays, as one that failed", async () => {
  await worker("judge", 300, 1);
  await jobOf("lost", 200);
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = $1`,
    [ago(400)],
  );
  expect(await freeJobsOfDeadWorkers(pool, "judge")).toEqual(["lost"]);
  expect(await jobs()).toEqual([{ key: null, attempts: 25, locked: false }]);
});

test("a worker that is seen keeps its jobs, however long they take", async () => {
  await worker("judge", 300, 1);
  await worker("patient", 10_000, 29);
  await jobOf("patient", 9_000);
  await jobOf("judge", 200);
  expect(await freeJobsOfDeadWorkers(pool, "judge")).toEqual([]);
  expect(await workers()).toEqual(["judge", "patient"]);
});

test("a worker that was killed before its first sign of life is lost, too", async () => {
  await worker("judge", 300, 1);
  await jobOf("unknown", 31);
  await jobOf("just begun", 29);
  expect(await freeJobsOfDeadWorkers(pool, "judge")).toEqual(["unknown"]);
  expect(await locks()).toEqual(["just begun"]);
});

test.each([
  ["has just begun", 29],
  ["was away itself", undefined],
])("who %s judges nobody", async (_, since) => {
  if (since !== undefined) await worker("judge", since, 1);
  else {
    await worker("judge", 300, 40);
    await noteAlive(pool, "judge");
  }
  await worker("other", 300, 40);
  await jobOf("other", 200);
  expect(await freeJobsOfDeadWorkers(pool, "judge")).toEqual([]);
  expect(await workers()).toEqual(["judge", "other"]);
});

test("a sign of life after a short pause leaves no gap", async () => {
  await worker("judge", 300, 14);
  await noteAlive(pool, "judge");
  await jobOf("lost", 200);
  expect(await freeJobsOfDeadWorkers(pool, "judge")).toEqual(["lost"]);
});

test("a worker that owns a job it does not know finds out after half a minute", async () => {
  await jobOf("deaf", 200);
  const { rows } = await pool.query<{ id: string }>("select id from graphile_worker.jobs");
  const known = new Set(rows.map(({ id }) => id));
  await jobOf("deaf", 29);
  await jobOf("other", 200);
  expect(await hasUnknownJob(pool, { id: "deaf", known })).toBe(false);
  await jobOf("deaf", 31);
  expect(await hasUnknownJob(pool, { id: "deaf", known })).toBe(true);
  expect(await locks()).toEqual(["deaf", "deaf", "other", "deaf"]);
});

test("a stopped worker's jobs are freed, those of others stay", async () => {
  await jobOf("stopped", 1);
  await jobOf("other", 200);
  await freeJobsOfWorker(pool, "stopped");
  expect(await locks()).toEqual(["other"]);
});

test("a worker that owns a job it does not know finishes what it runs and is replaced", async () => {
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const slow = task("slow", z.object({ name: z.string() }), async (_, { name }) => {
    begun.push(name);
    await first.promise;
  });
  const plan = { tasks: [slow], listeners: {}, schedule: [] };
  const written: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void written.push(line) });
  const jobs = await startJobs(pool, plan, jobCtx, log);
  await enqueueAny(db, "slow", { name: "known" });
  await until("the job has begun", 5_000, () => begun.length === 1);
  const [before] = await workers();
  const tomorrow = new Date(Date.now() + 86_400_000);
  await enqueueAny(db, "slow", { name: "unknown" }, { runAt: tomorrow });
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now(), attempts = 1,
       locked_by = $1, locked_at = now() - interval '1 minute'`,
    [before],
  );
  await until("the worker is to be replaced", 10_000, () => written.join().includes("replaced"));
  first.resolve();
  await until("the other job has begun", 10_000, () => begun.length === 2);
  expect(await workers()).not.toContain(before);
  await jobs.stop();
  expect(begun).toEqual(["known", "unknown"]);
});

test("a runner is known by the name that locks its jobs, until it stops", async () => {
  const held = Promise.withResolvers<void>();
  const slow = task("slow", z.object({}), () => held.promise);
  const plan = { tasks: [slow], listeners: {}, schedule: [] };
  const jobs = await startJobs(pool, plan, jobCtx, quietLog);
  await enqueueAny(db, "slow", {});
  await until("the job has begun", 5_000, async () => (await locks()).length === 1);
  await until("the worker is known", 5_000, async () => (await workers()).length === 1);
  expect(await workers()).toEqual(await locks());
  held.resolve();
  await jobs.stop();
  expect(await workers()).toEqual([]);
});
