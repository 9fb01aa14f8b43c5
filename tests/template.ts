import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import type { ClientBase, Pool } from "pg";
import { migrateDatabase } from "#app/platform/database/migrate.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { type Cluster, adminOf } from "./cluster.ts";
import { quietLog } from "./quiet-log.ts";

const MAKING_KEY = 5_410_772;

/**
 * The name of the database that has every migration and no rows. It is made once for each state of
 * the migration files, so that watch mode notices a new one.
 */
export async function ensureTemplate(
  cluster: Cluster,
  projectRoot = process.cwd(),
): Promise<string> {
  const name = `template_${hashOfMigrations(projectRoot)}`;
  const admin = adminOf(cluster);
  if (await exists(admin, name)) return name;
  const client = await admin.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MAKING_KEY]);
    if (!(await exists(client, name))) await make(client, cluster, name, projectRoot);
    return name;
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
}

// The name is given last: a template that has it is complete.
async function make(client: ClientBase, cluster: Cluster, name: string, projectRoot: string) {
  const unfinished = `unfinished_${name}`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const pool = openPool({ ...cluster, database: unfinished }, quietLog, { silenceMs: undefined });
  await migrateDatabase(pool, projectRoot).finally(() => pool.end());
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

async function exists(client: ClientBase | Pool, name: string): Promise<boolean> {
  const found = await client.query("select from pg_database where datname = $1", [name]);
  return found.rowCount === 1;
}

function hashOfMigrations(projectRoot: string): string {
  const hash = createHash("sha256");
  for (const folder of ["db/migrations", "db/functions"]) {
    const files = readdirSync(path.join(projectRoot, folder));
    for (const file of files.filter((name) => name.endsWith(".sql")).toSorted()) {
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(path.join(projectRoot, folder, file)))
        .update("\0");
    }
  }
  return hash.digest("hex").slice(0, 16);
}
