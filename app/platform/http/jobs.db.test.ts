import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import type { JobCtx } from "../jobs/task.server.ts";
import { clearRateLimits } from "./jobs.server.ts";
import { createRateLimiter } from "./rate-limit.server.ts";
import { rateLimits } from "./tables.server.ts";

const { ctx, db, pool } = await testContext();

test("counts whose time is over go, and the others go on counting", async () => {
  const expired = Array.from({ length: 1_200 }, (_, row) => ({
    key: `sign-in:${row}`,
    points: 10,
    expire: NOW.getTime() - 1,
  }));
  await db.insert(rateLimits).values(expired);
  const limiter = createRateLimiter(pool);
  const limit = { name: "once-a-day", points: 1, seconds: 24 * 60 * 60 };
  await limiter.take(limit, "somebody");
  await clearRateLimits.run({ ...ctx, now: NOW } as JobCtx, {});
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual([
    "once-a-day:somebody",
  ]);
  expect((await limiter.take(limit, "somebody")).allowed).toBe(false);
});
