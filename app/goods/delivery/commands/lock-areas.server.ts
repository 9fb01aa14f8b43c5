import { asc, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { deliveryAreas } from "../tables.server.ts";

/** All areas until the transaction ends, and nobody adds one: they share out the provinces. */
export async function lockAreas({ db }: Ctx) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('delivery areas', 0))`);
  return db.select().from(deliveryAreas).orderBy(asc(deliveryAreas.position)).for("update");
}
