import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import type { ClientBase, Pool } from "pg";
import { migrationsFolder, withMigrationsUpTo } from "./migration-files.server.ts";

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

/**
 * Brings the schema up to date. Processes that start together wait for each other; all pending
 * files run in one transaction, so a failing one leaves the schema as it was. With `upTo` later
 * files wait, and so do the functions, which need them: for rows that an older schema has to take.
 */
export async function migrateDatabase(
  pool: Pool,
  projectRoot = process.cwd(),
  upTo?: number,
): Promise<void> {
  if (upTo === undefined) {
    await migrateFrom(migrationsFolder(projectRoot), pool, (client) =>
      defineFunctions(client, path.join(projectRoot, "db/functions")),
    );
    return;
  }
  await withMigrationsUpTo(upTo, projectRoot, (folder) => migrateFrom(folder, pool));
}

async function migrateFrom(
  folder: string,
  pool: Pool,
  after?: (client: ClientBase) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const newest = await newestApplied(client);
    const files = readMigrationFiles({ migrationsFolder: folder });
    refuseOlderDatabase(newest, files);
    // A migration that counts a large table needs statistics, which a restored database lacks.
    if (newest && newest < (files.at(-1)?.folderMillis ?? 0)) await client.query("analyze");
    await migrate(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: "public",
      migrationsTable: "schema_migrations",
    });
    await runMigrations({ pgPool: pool });
    await after?.(client);
  } finally {
    // Closing the connection frees the lock even when a query above failed half way.
    client.release(true);
  }
}

/** When the newest migration of this database was made; undefined where it has none yet. */
async function newestApplied(client: ClientBase): Promise<number | undefined> {
  const journal = await client.query(
    "select where to_regclass('public.schema_migrations') is not null",
  );
  if (journal.rowCount === 0) return undefined;
  const { rows } = await client.query<{ newest: string | null }>(
    "select max(created_at) as newest from public.schema_migrations",
  );
  return Number(rows[0]?.newest) || undefined;
}

/**
 * The first migration holds the schema that an older database reached step by step. It carries the
 * time of the last of these steps, so Drizzle skips it there.
 */
function refuseOlderDatabase(newest: number | undefined, files: readonly MigrationMeta[]): void {
  const first = files[0];
  if (newest && first && newest < first.folderMillis) throw new DatabaseTooOld();
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
