import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

/** The database or a transaction in it; queries and commands do not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export function openDb(pool: Pool): Db {
  return drizzle(pool, { casing: "snake_case" });
}
