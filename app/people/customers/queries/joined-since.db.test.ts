import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { joinedSince } from "./joined-since.server.ts";

const { ctx, db } = await testContext();

test("staff are no new customers", async () => {
  const joined = async () => {
    const { rows } = await db.execute(sql`select ${joinedSince(shopDay(ctx.now))} as joined`);
    return rows;
  };
  await accountOf(ctx, "admin");
  await accountOf(ctx, "support");
  expect(await joined()).toEqual([{ joined: 0 }]);
  await accountOf(ctx, "customer");
  expect(await joined()).toEqual([{ joined: 1 }]);
});
