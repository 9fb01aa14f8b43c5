import { Client, escapeIdentifier } from "pg";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";

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
