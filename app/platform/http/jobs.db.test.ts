import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import type { JobCtx } from "../jobs/task.server.ts";
import { clearRateLimits } from "./jobs.server.ts";
import { createRateLimiter } from "./rate-limit.server.ts";
import { rateLimits } from "./tables.server.ts";

const { ctx, db, pool } = await testContext();

test("counts whose time is over go, or never would be, and the others go on counting", async () => {
  // The limiter goes by the clock of its process.
  const now = new Date();
  const expired = Array.from({ length: 1_200 }, (_, row) => ({
    key: `sign-in:${row}`,
    points: 10,
    expire: now.getTime() - 1,
  }));
  await db.insert(rateLimits).values(expired);
  const ahead = now.getTime() + 30 * 24 * 60 * 60 * 1_000;
  await db.insert(rateLimits).values({ key: "sign-in:ahead", points: 10, expire: ahead });
  const limiter = createRateLimiter(pool);
  const limit = { name: "once-a-day", points: 1, seconds: 24 * 60 * 60 };
  await limiter.take(limit, "somebody");
  await clearRateLimits.run({ ...ctx, now } as JobCtx, {});
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual([
    "once-a-day:somebody",
  ]);
  expect((await limiter.take(limit, "somebody")).allowed).toBe(false);
});
