import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { reserverLocks, type ReserverKeys } from "../rules/reserver.ts";

/**
 * Until the transaction ends, other orders of the same person or network address wait, so that each
 * counts the others. Call it before any order is locked, always in the same order.
 */
export async function lockReserver({ db }: Ctx, keys: ReserverKeys): Promise<void> {
  await db.execute(sql`select lock_reserver(${sql.param(reserverLocks(keys))}::text[])`);
}
