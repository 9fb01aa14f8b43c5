import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { quietLog } from "#tests/quiet-log.ts";
import { testContext } from "#tests/context.ts";
import { until } from "#tests/until.ts";
import { enqueue } from "./enqueue.server.ts";
import { freeJobsOfLostWorkers, freeUnheardJobs, noteAlive } from "./heartbeat.server.ts";
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
  await enqueue(db, "mail", { of: workerId });
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
  expect(await freeJobsOfLostWorkers(pool, "judge")).toEqual(["lost"]);
  expect(await locks()).toEqual([]);
  expect(await workers()).toEqual(["judge"]);
});

test("a worker that is seen keeps its jobs, however long they take", async () => {
  await worker("judge", 300, 1);
  await worker("patient", 10_000, 29);
  await jobOf("patient", 9_000);
  await jobOf("judge", 200);
  expect(await freeJobsOfLostWorkers(pool, "judge")).toEqual([]);
  expect(await workers()).toEqual(["judge", "patient"]);
});

test("a worker that was killed before its first sign of life is lost, too", async () => {
  await worker("judge", 300, 1);
  await jobOf("unknown", 31);
  await jobOf("just begun", 29);
  expect(await freeJobsOfLostWorkers(pool, "judge")).toEqual(["unknown"]);
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
  expect(await freeJobsOfLostWorkers(pool, "judge")).toEqual([]);
  expect(await workers()).toEqual(["judge", "other"]);
});

test("a sign of life after a short pause leaves no gap", async () => {
  await worker("judge", 300, 14);
  await noteAlive(pool, "judge");
  await jobOf("lost", 200);
  expect(await freeJobsOfLostWorkers(pool, "judge")).toEqual(["lost"]);
});

test("a job whose giving out was not heard is given out anew, one that is done is not", async () => {
  await worker("deaf", 300, 1);
  await jobOf("deaf", 200);
  const { rows } = await pool.query<{ id: string }>("select id from graphile_worker.jobs");
  const [done = ""] = rows.map(({ id }) => id);
  await jobOf("deaf", 31);
  await jobOf("deaf", 29);
  await jobOf("other", 200);
  const unheard = await freeUnheardJobs(pool, { id: "deaf", doing: new Set([done]) });
  expect(unheard).toHaveLength(1);
  expect(unheard).not.toContain(done);
  expect(await locks()).toEqual(["deaf", "deaf", "other"]);
});

test("who was away lately waits for its answers", async () => {
  await worker("deaf", 29, 1);
  await jobOf("deaf", 200);
  expect(await freeUnheardJobs(pool, { id: "deaf", doing: new Set() })).toEqual([]);
});

test("a runner does what it was given without hearing of it, and goes on with what it does", async () => {
  const held = Promise.withResolvers<void>();
  const begun: string[] = [];
  const slow = task("slow", z.object({ name: z.string() }), async (_, { name }) => {
    begun.push(name);
    await held.promise;
  });
  const plan = { tasks: [slow], listeners: {}, schedule: [] };
  const jobs = await startJobs(pool, plan, jobCtx, quietLog);
  await enqueue(db, "slow", { name: "heard" });
  await until("the job has begun", 5_000, () => begun.length === 1);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await enqueue(db, "slow", { name: "unheard" }, { runAt: tomorrow });
  await pool.query("update job_workers set since = now() - interval '1 minute'");
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now(), attempts = 1,
       locked_by = (select id from job_workers), locked_at = now() - interval '1 minute'`,
  );
  await until("the other has begun", 10_000, () => begun.length === 2);
  held.resolve();
  await jobs.stop();
  expect(begun).toEqual(["heard", "unheard"]);
});

test("a runner is known by the name that locks its jobs, until it stops", async () => {
  const held = Promise.withResolvers<void>();
  const slow = task("slow", z.object({}), () => held.promise);
  const plan = { tasks: [slow], listeners: {}, schedule: [] };
  const jobs = await startJobs(pool, plan, jobCtx, quietLog);
  await enqueue(db, "slow", {});
  await until("the job has begun", 5_000, async () => (await locks()).length === 1);
  await until("the worker is known", 5_000, async () => (await workers()).length === 1);
  expect(await workers()).toEqual(await locks());
  held.resolve();
  await jobs.stop();
  expect(await workers()).toEqual([]);
});
