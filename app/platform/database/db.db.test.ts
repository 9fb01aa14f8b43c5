import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freshDatabase } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { openDb } from "./db.server.ts";
import { DiskFull } from "./outages.server.ts";
import { openPool } from "./pool.server.ts";
import { writeOnce } from "./write-once.server.ts";

const fresh = await freshDatabase(inject("cluster"));
const pool = openPool(fresh.target, quietLog, { max: 1 });
const db = openDb(pool);
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

// A wait for the only connection is in vain once it was lost, so it is kept short.
beforeAll(() => void (pool.options.connectionTimeoutMillis = 500));

const isThere = () => db.execute(sql`select 1`).then(({ rowCount }) => rowCount === 1);

test("a transaction that could not begin gives its connection back", async () => {
  const odd = { isolationLevel: "none at all" as "serializable" };
  await expect(db.transaction(() => expect.unreachable(), odd)).rejects.toThrow("begin");
  expect(pool.idleCount).toBe(1);
  expect(await isThere()).toBe(true);
});

test("a transaction whose connection is lost makes room for a new one", async () => {
  const lost = db.transaction((tx) =>
    tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  );
  await expect(lost).rejects.toThrow("Failed query");
  expect(await isThere()).toBe(true);
});

test("nothing is left of a transaction that could not be rolled back", async () => {
  const stuck = db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table left_over ()`);
    Object.assign(tx, { execute: () => Promise.reject(new Error("not heard")) });
    throw new Error("changed my mind");
  });
  await expect(stuck).rejects.toThrow("not heard");
  const { rows } = await db.execute(sql`select to_regclass('left_over') as name`);
  expect(rows).toEqual([{ name: null }]);
});

async function tellLate(error: unknown): Promise<never> {
  await sleep(20);
  throw error;
}

test("of statements sent together the one is told that failed, not one that followed", async () => {
  const written = db.transaction(async (tx) => {
    const asked = () => tx.execute(sql`select 1 / 0`).catch(tellLate);
    await Promise.all([asked(), tx.execute(sql`select 1`)]);
  });
  await expect(written).rejects.toMatchObject({ code: "22012" });
  expect(await isThere()).toBe(true);
});

test("a failure that was undone is not the reason of a later one", async () => {
  const written = db.transaction(async (tx) => {
    await tx.transaction((inner) => inner.execute(sql`select 1 / 0`)).catch(() => undefined);
    await tx.execute(sql`select 'many'::int`);
  });
  await expect(written).rejects.toMatchObject({ cause: { code: "22P02" } });
});

test("nothing is begun that the disk may not have room for, but reading goes on", async () => {
  const full = openDb(pool, () => false);
  await expect(full.transaction(() => expect.unreachable())).rejects.toBeInstanceOf(DiskFull);
  const reading = { accessMode: "read only" } as const;
  expect(await full.transaction((tx) => tx.execute(sql`select 1`), reading)).toMatchObject({
    rowCount: 1,
  });
});

test("nor is one statement sent that writes", async () => {
  const full = openDb(pool, () => false);
  await expect(writeOnce(full, "place_order", {})).rejects.toBeInstanceOf(DiskFull);
});

test("what ends well keeps its connection", async () => {
  const pid = async () => (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0];
  const before = await pid();
  expect(await db.transaction((tx) => tx.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
  await db.transaction((tx) => tx.execute(sql`select 1 / 0`)).catch(() => undefined);
  expect(await pid()).toEqual(before);
});
