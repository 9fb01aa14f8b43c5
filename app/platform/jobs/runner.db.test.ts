import { expect, test } from "vitest";
import { z } from "zod";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { until } from "#tests/until.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
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
