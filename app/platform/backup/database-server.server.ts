import { setTimeout as pause } from "node:timers/promises";
import { Client, escapeIdentifier } from "pg";
import { errorCode } from "#app/lib/error-code.ts";
import { MIGRATION_LOCK } from "#app/platform/database/migrate.server.ts";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import { BackupRefused } from "./backup-refused.ts";

const LEAVING_TRIES = 20;
const LEAVING_MS = 100;
/** PostgreSQL's code for a database that cannot be copied or renamed, since it is in use. */
const IN_USE = "55006";

/** Connects without time limits, since copying a large shop takes long. */
export async function connectTo(target: PoolTarget): Promise<Client> {
  const client = new Client({ ...target, application_name: "project-me backup", keepAlive: true });
  // An unhandled `error` event of a lost connection would end this process.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("set statement_timeout = 0; set lock_timeout = 0; set timezone = 'UTC'");
  return client;
}

export function databaseOf(target: PoolTarget): string {
  if ("database" in target) return target.database;
  return decodeURIComponent(new URL(target.connectionString).pathname.slice(1));
}

export function inDatabase(target: PoolTarget, database: string): PoolTarget {
  if ("database" in target) return { ...target, database };
  const url = new URL(target.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

/** Runs statements outside the shop's database, such as creating and renaming databases. */
export async function administer<T>(
  target: PoolTarget,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connectTo(inDatabase(target, "postgres"));
  return work(client).finally(() => client.end());
}

export async function makeDatabase(target: PoolTarget, name: string): Promise<void> {
  await dropDatabase(target, name);
  await administer(target, (client) => client.query(`create database ${escapeIdentifier(name)}`));
}

export async function dropDatabase(target: PoolTarget, name: string): Promise<void> {
  await administer(target, (client) =>
    client.query(`drop database if exists ${escapeIdentifier(name)}`),
  );
}

/** Throws while a process of the shop is connected. */
export async function refuseOpenShop(target: PoolTarget): Promise<void> {
  await administer(target, (client) => refuseUsed(client, databaseOf(target)));
}

/**
 * Keeps every process of the shop from starting until this connection ends: each of them waits for
 * the lock of migrations. Throws while one is connected.
 */
export async function holdShop(target: PoolTarget): Promise<Client> {
  const client = await connectTo(target);
  try {
    const { rows } = await client.query<{ got: boolean }>(
      "select pg_try_advisory_lock($1) as got",
      [MIGRATION_LOCK],
    );
    if (!rows[0]?.got) throw new BackupRefused("shop_is_open");
    await refuseUsed(client, databaseOf(target));
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function refuseUsed(client: Client, database: string): Promise<void> {
  // PostgreSQL takes a moment to notice that a process has disconnected.
  for (let tries = LEAVING_TRIES; tries > 0; tries -= 1) {
    if (!(await isUsed(client, database))) return;
    await pause(LEAVING_MS);
  }
  throw new BackupRefused("shop_is_open");
}

async function isUsed(client: Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = $1 and backend_type = 'client backend'
       and pid <> pg_backend_pid() limit 1`,
    [database],
  );
  return rowCount === 1;
}

/**
 * Makes the database `by` the shop's own, and keeps the shop's under the name `away`. Both renames
 * share one transaction.
 */
export async function exchangeDatabase(
  target: PoolTarget,
  { by, away }: { by: string; away: string },
): Promise<void> {
  const live = databaseOf(target);
  await administer(target, async (client) => {
    await client.query("begin");
    try {
      await renameDatabase(client, live, away);
      await renameDatabase(client, by, live);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw errorCode(error) === IN_USE
        ? new BackupRefused("shop_is_open", { cause: error })
        : error;
    }
  });
}

async function renameDatabase(client: Client, from: string, to: string): Promise<void> {
  await client.query(`alter database ${escapeIdentifier(from)} rename to ${escapeIdentifier(to)}`);
}
