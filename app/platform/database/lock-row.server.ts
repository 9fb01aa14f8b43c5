import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "./db.server.ts";

export type TableWithId = PgTable & { id: PgColumn };

/**
 * The row as it is now, locked until the transaction ends. Takes an id from an address, which may be
 * anything. Rows that only point at it don't wait, unless it is locked for `update`.
 */
export async function lockRow<T extends TableWithId>(
  db: Db,
  table: T,
  id: string,
  how: "update" | "no key update" = "no key update",
): Promise<T["$inferSelect"] | undefined> {
  if (!isUuid(id)) return undefined;
  const all: PgTable = table;
  const [row] = await db.select().from(all).where(eq(table.id, id)).for(how);
  return row;
}
