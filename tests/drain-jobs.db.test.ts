import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { type Task, task } from "#app/platform/jobs/task.server.ts";
import { testContext } from "./context.ts";
import { drainJobs } from "./drain-jobs.ts";
import { NOW } from "./now.ts";

const { ctx, db, pool } = await testContext();
const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let done: string[] = [];
beforeEach(async () => {
  done = [];
  await pool.query("delete from graphile_worker._private_jobs");
});

const note = task("note", z.object({ text: z.string() }), async (_, { text }) => {
  done.push(text);
});
const plan = (...tasks: Task[]) => ({ tasks, listeners: { happened: [note] }, schedule: [] });

test("an event reaches its listeners and what they cause runs too", async () => {
  await enqueueAny(db, "happened", { text: "heard" });
  await drainJobs(pool, plan(note));
  expect(done).toEqual(["heard"]);
});

test("a job planned for later waits for its time on the tests' clock", async () => {
  await enqueueAny(db, "note", { text: "expired" }, { runAt: minutesOn(30) });
  await drainJobs(pool, plan(note), { at: minutesOn(29) });
  expect(done).toEqual([]);
  await drainJobs(pool, plan(note), { at: minutesOn(30) });
  expect(done).toEqual(["expired"]);
});

test("a job that is planned by another job waits as well", async () => {
  const planner = task("plan", z.object({}), async (job) => {
    await enqueueAny(job.db, "note", { text: "next" }, { runAt: minutesOn(5) });
  });
  await enqueueAny(db, "plan", {});
  await drainJobs(pool, plan(note, planner));
  expect(done).toEqual([]);
  await drainJobs(pool, plan(note, planner), { at: minutesOn(5) });
  expect(done).toEqual(["next"]);
});

test("a failing job fails the test, and runs again when asked for", async () => {
  let broken = true;
  const fragile = task("fragile", z.object({}), async () => {
    if (broken) throw new Error("no mail server");
    done.push("sent");
  });
  await enqueueAny(db, "fragile", {});
  await expect(drainJobs(pool, plan(fragile))).rejects.toThrow("fragile failed: no mail server");
  broken = false;
  await drainJobs(pool, plan(fragile), { retryFailed: true });
  expect(done).toEqual(["sent"]);
});

test("the context is at the tests' time, with the system as actor", () => {
  expect(ctx.now).toEqual(NOW);
  expect(ctx.actor).toEqual({ kind: "system", name: "test" });
});
