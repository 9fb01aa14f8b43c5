import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { inSnapshot } from "./snapshot.server.ts";

const { ctx, db } = await testContext();
await db.execute(sql`create table marks (value integer)`);

const marks = async (from: typeof db) =>
  (await from.execute(sql`select value from marks`)).rows.map(({ value }) => Number(value));

test("what is written meanwhile is not seen by half", async () => {
  const seen = await inSnapshot(ctx, async (then) => {
    const before = await marks(then.db);
    await db.execute(sql`insert into marks values (1)`);
    return [before, await marks(then.db)];
  });
  expect(seen).toEqual([[], []]);
  expect(await marks(db)).toEqual([1]);
});

test("it is for reading alone", async () => {
  const written = inSnapshot(ctx, (then) => then.db.execute(sql`insert into marks values (2)`));
  await expect(written).rejects.toMatchObject({
    cause: { message: expect.stringContaining("read-only transaction") },
  });
  expect(await marks(db)).toEqual([1]);
});
