import type { ExtractTablesWithRelations } from "drizzle-orm";
import { NodePgSession, drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { PgDialect, type PgDatabase } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { watchFailures } from "./connection/first-failure.server.ts";
import { DiskFull } from "./outages.server.ts";

/** The database or a transaction in it; queries and commands do not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

type NoSchema = Record<string, never>;
type Session = NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>;

const NAMES = { casing: "snake_case" } as const;

/** Without room nothing can be begun but what says that it only reads. */
export function openDb(pool: Pool, hasRoom = () => true): Db {
  const db: Db = drizzle(pool, NAMES);
  const dialect = new PgDialect(NAMES);
  // The library keeps the connection of a BEGIN that fails for ever: after ten, all would be gone.
  db.transaction = async (work, config) => {
    if (config?.accessMode !== "read only" && !hasRoom()) throw new DiskFull();
    const client = await pool.connect();
    const watched = watchFailures(client);
    try {
      const session: Session = new NodePgSession(watched.client, dialect, undefined);
      return await session.transaction(work, config);
    } catch (error) {
      throw watched.reasonOf(error);
    } finally {
      // What could not be rolled back ends with its connection.
      client.release(client.getTransactionStatus() !== "I");
    }
  };
  return db;
}
