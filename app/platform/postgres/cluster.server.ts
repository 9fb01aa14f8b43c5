import { existsSync } from "node:fs";
import { chown } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { runProgram } from "./account.server.ts";
import { makeFolderAtomically } from "./atomic-folder.server.ts";
import type { Place } from "./place.server.ts";
import { DatabaseUnavailable } from "./start-errors.server.ts";

export const APP_ROLE = "project_me";
export const APP_DATABASE = "project_me";

const CREATION_LOCK = "7305240118463";
const INITDB_LIMIT_MS = 120_000;
const INITDB_OPTIONS = [
  "--encoding=UTF8",
  // The built-in locale sorts by code point on every machine and in every version, so no index is
  // spoilt by a newer library, and lower() and ILIKE still know all of Unicode.
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  // Trust is enough: only the owner of the socket's folder and root can reach the socket.
  "--username=postgres",
  "--auth-local=trust",
  "--auth-host=reject",
  "--no-instructions",
];

/** Makes the database files on the first start; they are there complete or not at all. */
export async function ensureCluster({ account, cluster, programs }: Place): Promise<void> {
  if (existsSync(cluster)) return;
  await makeFolderAtomically(cluster, async (folder) => {
    if (account.other) await chown(folder, account.uid, account.gid);
    const options = [...INITDB_OPTIONS, `--pgdata=${folder}`];
    await runProgram(account, join(programs, "initdb"), options, INITDB_LIMIT_MS);
  }).catch((cause: unknown) => {
    throw new DatabaseUnavailable("The built-in PostgreSQL could not create its files", {
      cause,
      serverLog: cause instanceof Error ? cause.message : String(cause),
    });
  });
}

/**
 * The shop's own role owns the database and is no superuser, as at every hosted PostgreSQL. It may
 * create further databases, which the tests do.
 */
export async function ensureDatabase(client: Client): Promise<void> {
  const exists = async (catalog: string, column: string, name: string) =>
    (await client.query(`select from ${catalog} where ${column} = $1`, [name])).rowCount === 1;
  await client.query("select pg_advisory_lock($1)", [CREATION_LOCK]);
  try {
    if (!(await exists("pg_roles", "rolname", APP_ROLE)))
      await client.query(`create role ${APP_ROLE} login createdb`);
    if (!(await exists("pg_database", "datname", APP_DATABASE)))
      await client.query(`create database ${APP_DATABASE} owner ${APP_ROLE}`);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [CREATION_LOCK]);
  }
}
