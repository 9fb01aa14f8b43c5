import { Client, escapeIdentifier } from "pg";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";

/** A connection without limits of time: copying takes as long as it takes. */
export async function connectTo(target: PoolTarget): Promise<Client> {
  const client = new Client({ ...target, application_name: "project-me backup", keepAlive: true });
  // Without a listener a server that goes away would end this process.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("set statement_timeout = 0; set lock_timeout = 0; set timezone = 'UTC'");
  return client;
}

export function databaseOf(target: PoolTarget): string {
  if ("database" in target) return target.database;
  return decodeURIComponent(new URL(target.connectionString).pathname.slice(1));
}

/** Another database of the same server. */
export function inDatabase(target: PoolTarget, database: string): PoolTarget {
  if ("database" in target) return { ...target, database };
  const url = new URL(target.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

/** Runs statements beside the shop's database, such as those that make and rename databases. */
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
