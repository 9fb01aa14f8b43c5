import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { Client, type Pool } from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { APP_DATABASE } from "#app/platform/postgres/cluster.server.ts";
import { describeSchema } from "#tests/describe-schema.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { readMigrations } from "./migration-files.server.ts";
import { DatabaseTooNew, DatabaseTooOld, migrateDatabase } from "./migrate.server.ts";
import { openPool } from "./pool.server.ts";

const cluster = inject("cluster");
const folder = await mkdtemp(path.join(tmpdir(), "project-me-migrations-"));
afterAll(() => rm(folder, { recursive: true }));

async function administer(statement: string): Promise<void> {
  const client = new Client({ ...cluster, database: APP_DATABASE });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function emptyDatabase(processes: number): Promise<Pool[]> {
  const database = `empty_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${database}`);
  const pools = Array.from({ length: processes }, () =>
    openPool({ ...cluster, database }, quietLog, { max: 3 }),
  );
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await administer(`drop database ${database} with (force)`);
  });
  return pools;
}

async function withMigration(name: string, sql: string): Promise<string> {
  const root = path.join(folder, name);
  const migrations = path.join(root, "db/migrations");
  await cp(path.join(process.cwd(), "db/migrations"), migrations, { recursive: true });
  const functions = path.join(path.dirname(migrations), "functions");
  await cp(path.join(process.cwd(), "db/functions"), functions, { recursive: true });
  const file = path.join(migrations, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { when: number }[] };
  const last = journal.entries.at(-1);
  const next = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: name };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  await writeFile(path.join(migrations, `${name}.sql`), sql);
  return root;
}

async function schemaOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name || '.' || column_name as name
     from information_schema.columns
     where table_schema in ('public', 'graphile_worker') order by 1`,
  );
  return rows.map((row) => row.name);
}

async function appliedTo(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from schema_migrations",
  );
  return rows[0]?.n ?? 0;
}

test("processes that start at once on an empty database all find it ready, and migrate once", async () => {
  const [first, second, third] = await emptyDatabase(3);
  await Promise.all([first!, second!, third!].map((pool) => migrateDatabase(pool)));
  expect(await schemaOf(first!)).toEqual(
    expect.arrayContaining(["public.orders.total_amount", "graphile_worker.jobs.task_identifier"]),
  );
  expect(await appliedTo(first!)).toBe((await readMigrations()).length);
});

test("running it again changes nothing, a new file changes only what it says", async () => {
  const [pool] = await emptyDatabase(1);
  await migrateDatabase(pool!);
  const [schema, applied] = [await schemaOf(pool!), await appliedTo(pool!)];
  await migrateDatabase(pool!);
  expect(await schemaOf(pool!)).toEqual(schema);
  expect(await appliedTo(pool!)).toBe(applied);

  await migrateDatabase(pool!, await withMigration("9999_more", "create table more (id int)"));
  expect(await schemaOf(pool!)).toEqual([...schema, "public.more.id"].toSorted());
});

test("a migration finds statistics of the rows that were there before it", async () => {
  const [pool] = await emptyDatabase(1);
  await migrateDatabase(pool!);
  await pool!.query(
    "create table unknown_rows with (autovacuum_enabled = false) as select generate_series(1, 1234)",
  );
  const noting = `create table noted as select reltuples::int as rows from pg_class where relname = 'unknown_rows'`;
  await migrateDatabase(pool!, await withMigration("9996_noting", noting));
  expect((await pool!.query("select rows from noted")).rows).toEqual([{ rows: 1234 }]);
});

test("a migration that fails half way leaves the old schema, which later starts mend", async () => {
  const [pool] = await emptyDatabase(1);
  await migrateDatabase(pool!);
  const schema = await schemaOf(pool!);
  const broken = await withMigration(
    "9998_broken",
    "create table half (id int);\n--> statement-breakpoint\nalter table nowhere add column x int;",
  );
  await expect(migrateDatabase(pool!, broken)).rejects.toThrow(
    "The migration step 9998_broken failed.",
  );
  expect(await schemaOf(pool!)).toEqual(schema);

  await migrateDatabase(pool!, await withMigration("9997_mended", "create table whole (id int)"));
  expect(await schemaOf(pool!)).toContain("public.whole.id");
});

/** A database dump of version 0.1.0: its schema, and the last row of its journal. */
const OLD_SCHEMA = await readFile("tests/schema-0.1.0.sql", "utf8");

test.each([
  ["0.1.0", OLD_SCHEMA],
  ["28 November, when each step was a file", await readFile("tests/schema-2026-11-28.sql", "utf8")],
])("a database of %s goes on and becomes like a new one, with its rows", async (_, schema) => {
  const [old] = await emptyDatabase(1);
  const [fresh] = await emptyDatabase(1);
  const reprice = "update consultation_types set fee = 12345 where slug = 'quick'";
  await old!.query(schema);
  await old!.query(reprice);
  await migrateDatabase(fresh!);
  await fresh!.query(reprice);
  expect((await migrateDatabase(old!)).length).toBeGreaterThan(0);
  expect(await describeSchema(old!)).toEqual(await describeSchema(fresh!));
});

test("a database before version 0.1.0 is refused with the version to start first, and left alone", async () => {
  const [pool] = await emptyDatabase(1);
  await pool!.query(OLD_SCHEMA);
  await pool!.query("update schema_migrations set created_at = created_at - 1");
  await pool!.query("alter table orders drop column delivery");
  const before = await describeSchema(pool!);
  await expect(migrateDatabase(pool!)).rejects.toThrow(DatabaseTooOld);
  await expect(migrateDatabase(pool!)).rejects.toMatchObject({
    userMessage: expect.stringContaining("Start version 0.1.0 on it once"),
  });
  expect(await describeSchema(pool!)).toEqual(before);
});

test("an older program refuses a newer database, names the version that can, and changes nothing", async () => {
  const [pool] = await emptyDatabase(1);
  const newer = await withMigration("9996_newer", "create table newer (id int)");
  await migrateDatabase(pool!, newer);
  await expect(migrateDatabase(pool!)).rejects.toThrow(DatabaseTooNew);
  const mark =
    "insert into shop_marks (name, value, updated_at) values ('version', '9.1.0', now())";
  await pool!.query(mark);
  const schema = await schemaOf(pool!);
  await expect(migrateDatabase(pool!)).rejects.toMatchObject({
    userMessage: expect.stringContaining(
      "Start version 9.1.0 or a newer one. Nothing was changed.",
    ),
  });
  expect(await schemaOf(pool!)).toEqual(schema);
  expect(await migrateDatabase(pool!, newer)).toEqual([]);
});

test("what is to run before a migration runs for a shop that is there, and can prevent it", async () => {
  const [pool] = await emptyDatabase(1);
  const called: (readonly string[])[] = [];
  const before = async (pending: readonly string[]) => void called.push(pending);
  expect((await migrateDatabase(pool!, undefined, { before })).length).toBeGreaterThan(0);
  expect(await migrateDatabase(pool!, undefined, { before })).toEqual([]);
  expect(called).toEqual([]);
  const more = await withMigration("9995_more", "create table more (id int)");
  const fails = () => Promise.reject(new Error("no room for a backup"));
  await expect(migrateDatabase(pool!, more, { before: fails })).rejects.toThrow("no room");
  expect(await schemaOf(pool!)).not.toContain("public.more.id");
  expect(await migrateDatabase(pool!, more, { before })).toEqual(["9995_more"]);
  expect(called).toEqual([["9995_more"]]);
});
