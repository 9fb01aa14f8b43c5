import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import type { ClientBase, Pool } from "pg";
import {
  migrationsFolder,
  readMigrationsIn,
  withMigrationsUpTo,
} from "./migration-files.server.ts";

/** Any constant: it only has to be the same in every process of this shop. */
const MIGRATION_LOCK = 7_261_993;

/** The last version of the shop that brings databases up to the first migration of this one. */
const UPGRADES_OLDER_DATABASES = "0.1.0";

export class DatabaseTooOld extends Error {
  override name = "DatabaseTooOld";
  /** What is shown instead of a stack. */
  readonly userMessage =
    `This database was made by a version of the shop before ${UPGRADES_OLDER_DATABASES}. ` +
    `Start version ${UPGRADES_OLDER_DATABASES} on it once, then this version. Nothing was changed.`;
}

export class DatabaseTooNew extends Error {
  override name = "DatabaseTooNew";
  readonly userMessage: string;
  constructor(version: string | undefined) {
    super("a newer version migrated this database");
    const newer = version ? `version ${version}` : "a newer version";
    this.userMessage =
      `This database was brought up to date by ${newer} of the shop, and this older program can't ` +
      `work with it. Start ${version ? `version ${version} or a newer one` : "that version"}. Nothing was changed.`;
  }
}

type Options = {
  /** Later files wait. */
  upTo?: number | undefined;
  /** Runs before files change a database that has a schema already; what it throws prevents that. */
  before?: (pending: readonly string[]) => Promise<void>;
};

/**
 * Brings the schema up to date and answers which files ran. Processes that start together wait for each other; all pending
 * files run in one transaction, so a failing one leaves the schema as it was. With `upTo`
 * the functions wait too, which need later files: for rows that an older schema has to take.
 */
export async function migrateDatabase(
  pool: Pool,
  projectRoot = process.cwd(),
  { upTo, before }: Options = {},
): Promise<string[]> {
  if (upTo !== undefined) {
    return withMigrationsUpTo(upTo, projectRoot, (folder) => migrateFrom(folder, pool, {}));
  }
  return migrateFrom(migrationsFolder(projectRoot), pool, {
    before,
    after: (client) => defineFunctions(client, path.join(projectRoot, "db/functions")),
  });
}

type Around = {
  before?: Options["before"];
  after?: (client: ClientBase) => Promise<void>;
};

async function migrateFrom(
  folder: string,
  pool: Pool,
  { before, after }: Around,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const newest = await newestIn(client);
    const files = readMigrationFiles({ migrationsFolder: folder });
    await refuseOtherDatabase(client, { newest, files });
    const pending = (await readMigrationsIn(folder)).filter(({ at }) => at > (newest ?? 0));
    const names = pending.map(({ name }) => name);
    if (newest !== undefined && names.length > 0) {
      await before?.(names);
      // A migration that counts a large table needs statistics, which a restored database lacks.
      await client.query("analyze");
    }
    await migrate(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: "public",
      migrationsTable: "schema_migrations",
    });
    await runMigrations({ pgPool: pool });
    await after?.(client);
    return names;
  } finally {
    // Closing the connection frees the lock even when a query above failed half way.
    client.release(true);
  }
}

/** When the last migration that ran here was made; undefined in an empty database. */
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

type Known = { newest: number | undefined; files: readonly MigrationMeta[] };

/**
 * The first migration holds the schema that an older database reached step by step. It carries the
 * time of the last of these steps, so Drizzle skips it there.
 */
async function refuseOtherDatabase(client: ClientBase, { newest, files }: Known): Promise<void> {
  const [first, last] = [files[0], files.at(-1)];
  if (newest === undefined || !first || !last) return;
  if (newest < first.folderMillis) throw new DatabaseTooOld();
  if (newest > last.folderMillis) throw new DatabaseTooNew(await versionIn(client));
}

/** By hand, since a newer version may have changed its tables. */
async function versionIn(client: ClientBase): Promise<string | undefined> {
  const marks = await client.query("select where to_regclass('public.shop_marks') is not null");
  if (marks.rowCount === 0) return undefined;
  const { rows } = await client.query<{ value: string }>(
    "select value from public.shop_marks where name = 'version'",
  );
  return rows[0]?.value;
}

/**
 * The SQL functions that commands call, as their files say now: unlike migrations they are replaced
 * at every start. An older process that still runs calls them too.
 */
async function defineFunctions(client: ClientBase, folder: string): Promise<void> {
  for (const file of (await readdir(folder)).toSorted()) {
    await client.query(await readFile(path.join(folder, file), "utf8"));
  }
}
