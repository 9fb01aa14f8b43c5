import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { reserverLocks, type ReserverKeys } from "../rules/reserver.ts";

/**
 * Lets the placings of one person, and of one network address, wait for each other until the
 * transaction ends, so that none is counted without the rest. Taken before any order is locked, and
 * always in the same order.
 */
export async function lockReserver({ db }: Ctx, keys: ReserverKeys): Promise<void> {
  await db.execute(sql`select lock_reserver(${sql.param(reserverLocks(keys))}::text[])`);
}
