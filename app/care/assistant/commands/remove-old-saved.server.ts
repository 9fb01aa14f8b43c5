import { asc, inArray, lt } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { SAVED_DAYS } from "../rules/saving.ts";
import { assistantSavedTurns as saved } from "../tables.server.ts";

const BATCH = 500;

/** Deletes turns that are older than their owner agreed to. */
export function removeOldSaved({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  return inBatches(BATCH, async (size) => {
    const old = db
      .select({ id: saved.id })
      .from(saved)
      .where(lt(saved.saidAt, addDays(now, -SAVED_DAYS)))
      .orderBy(asc(saved.saidAt))
      .limit(size)
      .for("update", { skipLocked: true });
    const gone = await db.delete(saved).where(inArray(saved.id, old));
    return gone.rowCount ?? 0;
  });
}
