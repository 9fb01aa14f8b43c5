import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lots } from "../tables.server.ts";

/**
 * Adds packed units to a lot, or subtracts them if `by` is negative. The database refuses more than
 * the received units. The caller has checked who may do this.
 */
export async function movePacked({ db }: Ctx, lotId: string, by: number): Promise<void> {
  await db
    .update(lots)
    .set({ packedUnits: sql`${lots.packedUnits} + ${by}` })
    .where(eq(lots.id, lotId));
}
