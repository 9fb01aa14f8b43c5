import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { drainJobs } from "#tests/drain-jobs.ts";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { addJobs } from "./enqueue.server.ts";
import { taskList } from "./runner.server.ts";
import { type Task, task } from "./task.server.ts";

const { db, pool } = await testContext();

let done: string[] = [];
beforeEach(async () => {
  done = [];
  await pool.query("delete from graphile_worker._private_jobs");
});

const payload = z.object({ orderId: z.string() });
const noting = (name: string) =>
  task(name, payload, async (_, { orderId }) => {
    done.push(`${name} ${orderId}`);
  });
const plan = (tasks: Task[], listeners: Record<string, Task[]> = {}) => ({
  tasks,
  listeners,
  schedule: [],
});

async function jobs() {
  const { rows } = await pool.query<{ task: string; attempts: number; locked: boolean }>(
    `select task_identifier as task, attempts, locked_by is not null as locked
     from graphile_worker.jobs order by id`,
  );
  return rows;
}

test("a job exists exactly if the change it belongs to does", async () => {
  await db
    .transaction(async (tx) => {
      await enqueueAny(tx, "mail", { orderId: "1" });
      throw new Error("changed my mind");
    })
    .catch(() => undefined);
  expect(await jobs()).toEqual([]);
  await db.transaction((tx) => enqueueAny(tx, "mail", { orderId: "1" }));
  expect(await jobs()).toHaveLength(1);
});

test("a job waits for its time", async () => {
  await enqueueAny(db, "mail", { orderId: "1" }, { runAt: new Date(NOW.getTime() + 60_000) });
  await drainJobs(pool, plan([noting("mail")]));
  expect(done).toEqual([]);
});

test("a second job of the same key takes the place of the first", async () => {
  await enqueueAny(db, "count", { orderId: "first" }, { key: "count:1" });
  await enqueueAny(db, "count", { orderId: "second" }, { key: "count:1" });
  await drainJobs(pool, plan([noting("count")]));
  expect(done).toEqual(["count second"]);
});

test("whatever a payload says, it arrives as it was", async () => {
  const orderId = `"quotes" 'and' \\ ünïcode \u{1f48a} ${"x".repeat(5_000)}`;
  await enqueueAny(db, "mail", { orderId });
  await drainJobs(pool, plan([noting("mail")]));
  expect(done).toEqual([`mail ${orderId}`]);
});

test("all listeners run in the job of the event, and one that fails gets a job of its own", async () => {
  let broken = true;
  const fragile = task("fragile", payload, async (_, { orderId }) => {
    if (broken) throw new Error("no mail server");
    done.push(`fragile ${orderId}`);
  });
  const shop = plan([], { "order.paid": [noting("mail"), fragile, noting("count")] });
  await enqueueAny(db, "order.paid", { orderId: "1" });
  await expect(drainJobs(pool, shop)).rejects.toThrow("fragile failed: no mail server");
  expect(done.toSorted()).toEqual(["count 1", "mail 1"]);
  expect(await jobs()).toMatchObject([{ task: "fragile", attempts: 1 }]);

  broken = false;
  await drainJobs(pool, shop, { retryFailed: true });
  expect(done.toSorted()).toEqual(["count 1", "fragile 1", "mail 1"]);
});

test("several jobs are added at once, in their order, each with its options", async () => {
  const runAt = new Date(NOW.getTime() + 60_000);
  await addJobs(db, [
    { task: "mail", payload: { orderId: "1" } },
    { task: "count", payload: { orderId: "2" }, options: { key: "count:2", maxAttempts: 3 } },
    { task: "expire", payload: { orderId: "3" }, options: { runAt } },
  ]);
  const { rows } = await pool.query(
    `select task_identifier as task, key, max_attempts as tries, run_at > now() as later
     from graphile_worker.jobs order by id`,
  );
  expect(rows).toEqual([
    { task: "mail", key: null, tries: 25, later: false },
    { task: "count", key: "count:2", tries: 3, later: false },
    { task: "expire", key: null, tries: 25, later: runAt > new Date() },
  ]);
});

test("an event that nobody listens to is over at once", async () => {
  await enqueueAny(db, "order.shipped", { orderId: "1" });
  await drainJobs(pool, plan([], { "order.shipped": [] }));
  expect(await jobs()).toEqual([]);
});

test.each([{}, { orderId: 7 }, { order: "1" }, []])(
  "a job of another time, with the payload %j, is refused and kept",
  async (stale) => {
    await enqueueAny(db, "mail", stale);
    await expect(drainJobs(pool, plan([noting("mail")]))).rejects.toThrow("mail failed");
    expect(done).toEqual([]);
    expect(await jobs()).toMatchObject([{ task: "mail", attempts: 1 }]);
  },
);

test("a task that listens to two events is one task", () => {
  const mail = noting("mail");
  const all = taskList(plan([mail], { a: [mail], b: [mail] }), () => expect.unreachable());
  expect(Object.keys(all)).toEqual(["mail", "a", "b"]);
});
