import type { Client } from "pg";

export const APP_ROLE = "project_me";
export const APP_DATABASE = "project_me";

const MAKING_KEY = "7305240118463";

/**
 * The shop's own role owns the database and is no superuser, as at every hosted PostgreSQL. It may
 * make further databases, which the tests do.
 */
export async function ensureDatabase(client: Client): Promise<void> {
  if (await exists(client)) return;
  await client.query("select pg_advisory_lock($1)", [MAKING_KEY]);
  try {
    if (!(await hasRole(client))) await client.query(`create role ${APP_ROLE} login createdb`);
    if (!(await exists(client))) {
      await client.query(`create database ${APP_DATABASE} owner ${APP_ROLE}`);
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MAKING_KEY]);
  }
}

async function exists(client: Client): Promise<boolean> {
  const found = await client.query("select from pg_database where datname = $1", [APP_DATABASE]);
  return found.rowCount === 1;
}

async function hasRole(client: Client): Promise<boolean> {
  const found = await client.query("select from pg_roles where rolname = $1", [APP_ROLE]);
  return found.rowCount === 1;
}
