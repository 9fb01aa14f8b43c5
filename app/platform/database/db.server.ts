import type { ExtractTablesWithRelations } from "drizzle-orm";
import { NodePgSession, drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { PgDialect, type PgDatabase } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { watchFailures } from "./connection/first-failure.server.ts";
import { NAMES } from "./names.ts";
import { DiskFull } from "./outages.server.ts";

/** The database or a transaction in it; queries and commands do not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

type NoSchema = Record<string, never>;
type Session = NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** Whether a database that `openDb` opened has room to write. */
const ROOM = new WeakMap<Db, () => boolean>();

/** Without room nothing can be begun but what says that it only reads. */
export function openDb(pool: Pool, hasRoom = () => true): Db {
  const db: Db = drizzle(pool, NAMES);
  ROOM.set(db, hasRoom);
  const dialect = new PgDialect(NAMES);
  // The library keeps the connection of a BEGIN that fails for ever: after ten, all would be gone.
  db.transaction = async (work, config) => {
    if (config?.accessMode !== "read only") refuseWithoutRoom(db);
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

/** For what writes without a transaction. Inside one it was asked when that began. */
export function refuseWithoutRoom(db: Db): void {
  if (ROOM.get(db)?.() === false) throw new DiskFull();
}
