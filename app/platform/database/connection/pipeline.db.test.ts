import { expect, test } from "vitest";
import { rateLimits } from "#app/platform/http/tables.server.ts";
import { testContext } from "#tests/context.ts";

const { db, pool } = await testContext({ connections: 1 });

test("of what is asked at once each gets its own answer, in the order it was asked", async () => {
  const answers = await db.transaction((tx) =>
    Promise.all([
      tx.insert(rateLimits).values({ key: "first" }).returning({ key: rateLimits.key }),
      tx.select({ key: rateLimits.key }).from(rateLimits),
      tx.delete(rateLimits),
      tx.$count(rateLimits),
    ]),
  );
  expect(answers).toMatchObject([[{ key: "first" }], [{ key: "first" }], { rowCount: 1 }, 0]);
});

test("one that fails undoes the others, and the connection goes on", async () => {
  const twice = db.transaction((tx) =>
    Promise.all([
      tx.insert(rateLimits).values({ key: "once" }),
      tx.insert(rateLimits).values({ key: "once" }),
      tx.insert(rateLimits).values({ key: "never" }),
    ]),
  );
  await expect(twice).rejects.toMatchObject({ cause: { constraint: "rate_limits_pkey" } });
  expect(await db.$count(rateLimits)).toBe(0);
  expect(pool.totalCount).toBe(1);
});
