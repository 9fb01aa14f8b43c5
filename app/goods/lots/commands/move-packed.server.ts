import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lots } from "../tables.server.ts";

/**
 * Counts units of a lot as packed, or as not packed when `by` is below zero. More than was received
 * can't be packed: the database refuses it. Whoever calls it checked who may.
 */
export async function movePacked({ db }: Ctx, lotId: string, by: number): Promise<void> {
  await db
    .update(lots)
    .set({ packedUnits: sql`${lots.packedUnits} + ${by}` })
    .where(eq(lots.id, lotId));
}
