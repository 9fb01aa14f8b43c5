import { asc, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { deliveryAreas } from "../tables.server.ts";

/**
 * Locks all areas until the transaction ends, and keeps others from adding one, because areas
 * divide the provinces among them.
 */
export async function lockAreas({ db }: Ctx) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('delivery areas', 0))`);
  return db.select().from(deliveryAreas).orderBy(asc(deliveryAreas.position)).for("update");
}
