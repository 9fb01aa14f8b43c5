import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import type { Pool } from "pg";

/** Any constant: it only has to be the same in every process of this shop. */
const MIGRATION_LOCK = 7_261_993;

/**
 * Brings the schema up to date. Processes that start together wait for each other; all pending
 * files run in one transaction, so a failing one leaves the schema as it was.
 */
export async function migrateDatabase(pool: Pool, projectRoot = process.cwd()): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: path.join(projectRoot, "db/migrations"),
      migrationsSchema: "public",
      migrationsTable: "schema_migrations",
    });
    await runMigrations({ pgPool: pool });
  } finally {
    // Closing the connection frees the lock even when a query above failed half way.
    client.release(true);
  }
}
