import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { testContext } from "#tests/context.ts";
import { createRateLimiter } from "./rate-limit.server.ts";
import { rateLimits } from "./tables.server.ts";

const { db, pool } = await testContext();
// Two processes of one shop: each has a limiter of its own, both have the same database.
const first = createRateLimiter(pool);
const second = createRateLimiter(pool);
const limit = { name: "sign-in", points: 3, seconds: 60 };

test("every process sees what the others have let through", async () => {
  const verdicts = [];
  for (const process of [first, second, first, second]) {
    verdicts.push((await process.take(limit, "shared")).allowed);
  }
  expect(verdicts).toEqual([true, true, true, false]);
});

test("of many at once exactly as many pass as may", async () => {
  const tries = Array.from({ length: 20 }, (_, n) => (n % 2 ? first : second).take(limit, "burst"));
  const passed = (await Promise.all(tries)).filter((verdict) => verdict.allowed);
  expect(passed).toHaveLength(3);
});

test("a refusal says how long to wait", async () => {
  for (let n = 0; n < 3; n++) await first.take(limit, "waiting");
  const { retryAfter } = await first.take(limit, "waiting");
  expect(retryAfter).toBeGreaterThan(55);
  expect(retryAfter).toBeLessThanOrEqual(60);
});

test("clients and limits do not use up each other's", async () => {
  for (let n = 0; n < 4; n++) await first.take(limit, "greedy");
  expect((await first.take(limit, "modest")).allowed).toBe(true);
  expect((await first.take({ ...limit, name: "checkout" }, "greedy")).allowed).toBe(true);
});

test("when the time is over the count begins anew", async () => {
  const short = { name: "short", points: 1, seconds: 1 };
  expect((await first.take(short, "patient")).allowed).toBe(true);
  expect((await first.take(short, "patient")).allowed).toBe(false);
  await vi.waitFor(async () => expect((await second.take(short, "patient")).allowed).toBe(true), {
    timeout: 3_000,
    interval: 300,
  });
});

test("a count of a clock that was years ahead keeps nobody waiting", async () => {
  const expire = Date.now() + 3 * 365 * 86_400_000;
  await db.insert(rateLimits).values({ key: "sign-in:ahead", points: 3, expire });
  const verdicts = [];
  for (let n = 0; n < 4; n++) verdicts.push(await first.take(limit, "ahead"));
  expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
  expect(verdicts.at(-1)?.retryAfter).toBeLessThanOrEqual(60);
});

test("a count is one row, however often it is used", async () => {
  for (let n = 0; n < 6; n++) await first.take(limit, "row");
  const rows = await db.select().from(rateLimits).where(eq(rateLimits.key, "sign-in:row"));
  expect(rows).toHaveLength(1);
});

test("counts are not written to the log of the database", async () => {
  const { rows } = await pool.query(
    "select relpersistence from pg_class where oid = 'rate_limits'::regclass",
  );
  expect(rows).toEqual([{ relpersistence: "u" }]);
});
