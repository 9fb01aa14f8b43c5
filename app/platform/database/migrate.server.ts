import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { runMigrations } from "graphile-worker";
import type { ClientBase, Pool } from "pg";
import { readMigrations, type MigrationStep } from "./migration-files.server.ts";

/** An arbitrary constant, the same in every process of this shop. */
export const MIGRATION_LOCK = 7_261_993;

/** The last version that upgrades older databases to the first migration of this one. */
const UPGRADES_OLDER_DATABASES = "0.1.0";

export class DatabaseTooOld extends Error {
  override name = "DatabaseTooOld";
  /** Shown instead of a stack. */
  readonly userMessage =
    `A version of the shop before ${UPGRADES_OLDER_DATABASES} created this database. ` +
    `Start version ${UPGRADES_OLDER_DATABASES} on it once, then this version. Nothing was changed.`;
}

export class DatabaseTooNew extends Error {
  override name = "DatabaseTooNew";
  readonly userMessage: string;
  constructor(version: string | undefined) {
    super("a newer version migrated this database");
    const newer = version ? `version ${version}` : "a newer version";
    this.userMessage =
      `This database was updated by ${newer} of the shop, and this older program can't ` +
      `work with it. Start ${version ? `version ${version} or a newer one` : "that version"}. Nothing was changed.`;
  }
}

type Options = {
  /** Skips later steps and the functions, which need them, to test rows of an older schema. */
  upTo?: number | undefined;
  /** Runs before an existing schema changes; throwing prevents the change. */
  before?: (pending: readonly string[]) => Promise<void>;
};

/**
 * Brings the schema up to date and returns the steps that ran. Processes that start together wait
 * for each other. All pending steps share one transaction, so a failing step leaves the schema as
 * it was.
 */
export async function migrateDatabase(
  pool: Pool,
  projectRoot = process.cwd(),
  { upTo = Number.POSITIVE_INFINITY, before }: Options = {},
): Promise<string[]> {
  const known = await readMigrations(projectRoot);
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const newest = await newestIn(client);
    await refuseOtherDatabase(client, newest, known);
    const pending = known.filter(({ at }) => at > (newest ?? 0) && at <= upTo);
    const names = pending.map(({ name }) => name);
    if (newest !== undefined && names.length > 0) {
      await before?.(names);
      // Steps that count a large table need statistics, which a restored database lacks.
      await client.query("analyze");
    }
    await runSteps(client, pending);
    await runMigrations({ pgPool: pool });
    if (upTo === Number.POSITIVE_INFINITY) {
      await defineFunctions(client, path.join(projectRoot, "db/functions"));
    }
    return names;
  } finally {
    // Closing the connection frees the lock and rolls a failed step back.
    client.release(true);
  }
}

/** The journal keeps the name that Drizzle's own migrator used in older databases. */
async function runSteps(client: ClientBase, steps: readonly MigrationStep[]): Promise<void> {
  await client.query("begin");
  await client.query(
    "create table if not exists schema_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { at, name, sql } of steps) {
    await client.query(sql).catch((cause: unknown) => {
      throw new Error(`The migration step ${name} failed.`, { cause });
    });
    await client.query("insert into schema_migrations (hash, created_at) values ($1, $2)", [
      name,
      at,
    ]);
  }
  await client.query("commit");
}

/** When the newest migration in this database was made; undefined in an empty database. */
async function newestIn(client: ClientBase): Promise<number | undefined> {
  const journal = await client.query(
    "select where to_regclass('public.schema_migrations') is not null",
  );
  if (journal.rowCount === 0) return undefined;
  const { rows } = await client.query<{ newest: string | null }>(
    "select max(created_at) as newest from public.schema_migrations",
  );
  return rows[0]?.newest ? Number(rows[0].newest) : undefined;
}

/** The first step contains the whole schema of the last version that upgrades older databases. */
async function refuseOtherDatabase(
  client: ClientBase,
  newest: number | undefined,
  known: readonly MigrationStep[],
): Promise<void> {
  const [first, last] = [known[0], known.at(-1)];
  if (newest === undefined || !first || !last) return;
  if (newest < first.at) throw new DatabaseTooOld();
  if (newest > last.at) throw new DatabaseTooNew(await versionIn(client));
}

/** Uses plain SQL, since a newer version may have changed its tables. */
async function versionIn(client: ClientBase): Promise<string | undefined> {
  const marks = await client.query("select where to_regclass('public.shop_marks') is not null");
  if (marks.rowCount === 0) return undefined;
  const { rows } = await client.query<{ value: string }>(
    "select value from public.shop_marks where name = 'version'",
  );
  return rows[0]?.value;
}

/**
 * Replaces the SQL functions at every start with the text of their files, unlike migrations. An
 * older process that is still running calls them, too.
 */
async function defineFunctions(client: ClientBase, folder: string): Promise<void> {
  for (const file of (await readdir(folder)).toSorted()) {
    await client.query(await readFile(path.join(folder, file), "utf8"));
  }
}
