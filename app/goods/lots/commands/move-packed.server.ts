import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lots } from "../tables.server.ts";
import { lockLots } from "./lock-lots.server.ts";

export type PackedUnits = { lotId: string; units: number };

/**
 * Locks these lots and adds packed units to them, or subtracts them if `units` is negative. The
 * database refuses more than the received units. The caller has checked who may do this.
 */
export async function movePacked(ctx: Ctx, moves: readonly PackedUnits[]): Promise<void> {
  await lockLots(
    ctx,
    moves.map(({ lotId }) => lotId),
  );
  for (const { lotId, units } of moves) {
    await ctx.db
      .update(lots)
      .set({ packedUnits: sql`${lots.packedUnits} + ${units}` })
      .where(eq(lots.id, lotId));
  }
}
