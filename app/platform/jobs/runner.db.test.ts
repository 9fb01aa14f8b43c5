import { expect, test } from "vitest";
import { z } from "zod";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { until } from "#tests/until.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { addJobs } from "./enqueue.server.ts";
import { startJobs } from "./runner.server.ts";
import { task } from "./task.server.ts";

const { ctx, db, pool } = await testContext();
const jobCtx = () => ({
  ...ctx,
  mailer: { close() {} },
  links: { appUrl: "http://shop.example" },
  log: quietLog,
});

test("a running shop does its jobs at once, and a stopping one finishes what it began", async () => {
  const done: string[] = [];
  const slow = task("slow", z.object({ text: z.string() }), async (_, { text }) => {
    done.push(`${text} begun`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    done.push(`${text} ended`);
  });
  const plan = { tasks: [slow], listeners: {}, schedule: [{ task: "slow", match: "0 0 1 1 *" }] };
  const jobs = await startJobs(pool, plan, jobCtx, quietLog);
  await enqueueAny(db, "slow", { text: "mail" });
  await until("the job has begun", 3_000, () => done.length > 0);
  await jobs.stop();
  expect(done).toEqual(["mail begun", "mail ended"]);

  await enqueueAny(db, "slow", { text: "too late" });
  expect(done).toHaveLength(2);
});

test("a stopping shop gives back the jobs that it has fetched and not begun", async () => {
  await pool.query("delete from graphile_worker._private_jobs");
  const begun = new Set<number>();
  const first = Promise.withResolvers<void>();
  const slow = task("slow", z.object({ n: z.number() }), async (_, { n }) => {
    begun.add(n);
    await first.promise;
  });
  const all = Array.from({ length: 10 }, (_, n) => ({ task: "slow", payload: { n } }));
  await addJobs(db, all);
  const plan = { tasks: [slow], listeners: {}, schedule: [] };
  const jobs = await startJobs(pool, plan, jobCtx, quietLog);
  await until("some jobs have begun", 3_000, () => begun.size === 4);
  const locked = () =>
    pool
      .query("select from graphile_worker.jobs where locked_by is not null")
      .then(({ rowCount }) => rowCount);
  expect(await locked()).toBe(10);
  const stopped = jobs.stop();
  await until("the others are given back", 3_000, async () => (await locked()) === 4);
  first.resolve();
  await stopped;
  await until("the ends of those are noted", 3_000, async () => (await locked()) === 0);
  const { rows } = await pool.query<{ attempts: number }>(
    "select attempts from graphile_worker.jobs",
  );
  expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(begun.size).toBe(4);
});
