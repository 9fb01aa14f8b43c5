import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { systemActor } from "#app/platform/access/actor.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { startCluster } from "#tests/cluster.ts";
import { freshDatabase } from "#tests/database.ts";
import { NOW } from "#tests/now.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { testSealers } from "#tests/sealers.ts";
import { until } from "#tests/until.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { startJobs } from "./runner.server.ts";
import { task } from "./task.server.ts";

// A server of its own, since it is stopped and started.
const server = await startCluster({ survivesCrash: true });
const { target } = await freshDatabase(server.cluster);
const pool = openPool(target, quietLog);
const db = openDb(pool);
afterAll(async () => {
  await pool.end();
  server.stop();
});

const ctx = { db, actor: systemActor("test"), now: NOW, ids: systemIds, sealers: testSealers };
const jobCtx = () => ({
  ...ctx,
  mailer: { close() {} },
  links: { appUrl: "http://shop.example" },
  log: quietLog,
});

/** Of a job that is under way when the server goes; an unhandled rejection fails the run. */
test.each([
  ["ends well", "in order"],
  ["ends well", "by crash"],
  ["fails", "in order"],
] as const)(
  "a job that %s while the server is stopped %s is noted when it is back",
  async (end, how) => {
    const begun = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const away = task("away", z.object({}), async () => {
      begun.resolve();
      await gone.promise;
      if (end === "fails") throw new Error("no luck");
    });
    const jobs = await startJobs(
      pool,
      { tasks: [away], listeners: {}, schedule: [] },
      jobCtx,
      quietLog,
    );
    await enqueueAny(db, "away", {}, { key: "away" });
    await begun.promise;
    await server.halt(how);
    gone.resolve();
    await server.resume();
    await until("the job's end is noted", 10_000, async () => (await stateOfJob()) !== "running");
    expect(await stateOfJob()).toBe(end === "fails" ? "to be tried again" : "done");
    await jobs.stop();
    await pool.query("select graphile_worker.remove_job('away')");
  },
);

test("a shop that ends while the server is away does not wait for it", async () => {
  const jobs = await startJobs(pool, { tasks: [], listeners: {}, schedule: [] }, jobCtx, quietLog);
  await server.halt("in order");
  await expect(jobs.stop()).resolves.toBeUndefined();
  await server.resume();
});

async function stateOfJob() {
  const { rows } = await pool.query<{ locked: boolean }>(
    "select locked_at is not null as locked from graphile_worker.jobs",
  );
  const [job] = rows;
  if (!job) return "done";
  return job.locked ? "running" : "to be tried again";
}
