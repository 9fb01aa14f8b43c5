import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import type { JobCtx } from "../jobs/task.server.ts";
import { createAccount } from "./create-account.server.ts";
import { clearExpiredAccess } from "./jobs.server.ts";
import { session, verification } from "./tables.server.ts";

const { ctx, db } = await testContext();
const names = { firstName: "Lea", lastName: "L", isDemo: false };
const { userId } = await createAccount(ctx, {
  email: "lea@example.test",
  password: "mango-avenue",
  ...names,
});

const SECOND_MS = 1_000;
const over = (rows: number, seconds: number) =>
  Array.from({ length: rows }, (_, row) => ({
    id: `${seconds}-${row}`,
    expiresAt: new Date(NOW.getTime() + seconds * SECOND_MS),
  }));

test("what has run out goes, however much there is, and nothing else does", async () => {
  const rows = [...over(1_100, -1), ...over(2, 0), ...over(3, 1)];
  await db.insert(session).values(rows.map((row) => ({ ...row, userId, token: row.id })));
  await db
    .insert(verification)
    .values(rows.map((row) => ({ ...row, identifier: row.id, value: userId })));
  await clearExpiredAccess.run(ctx as JobCtx, {});
  const left = ["0-0", "0-1", "1-0", "1-1", "1-2"];
  expect((await db.select().from(session)).map((row) => row.id).toSorted()).toEqual(left);
  expect((await db.select().from(verification)).map((row) => row.id).toSorted()).toEqual(left);
});
