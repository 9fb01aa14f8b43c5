import { and, asc, eq, inArray, lt, ne, or } from "drizzle-orm";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { KEPT_MINUTES, URGENT_KEPT_DAYS } from "../rules/retention.ts";
import { assistantConversations } from "../tables.server.ts";

const BATCH = 500;

/** Conversations that have expired; urgent ones only when nobody has to look at them any more. */
export async function removeOldConversations({ db, now }: Ctx): Promise<number> {
  const { level, lastAt, id } = assistantConversations;
  return inBatches(BATCH, async (size) => {
    const old = db
      .select({ id })
      .from(assistantConversations)
      .where(
        or(
          and(eq(level, "none"), lt(lastAt, addMinutes(now, -KEPT_MINUTES))),
          and(ne(level, "none"), lt(lastAt, addDays(now, -URGENT_KEPT_DAYS))),
        ),
      )
      .orderBy(asc(lastAt))
      .limit(size)
      .for("update", { skipLocked: true });
    const gone = await db.delete(assistantConversations).where(inArray(id, old));
    return gone.rowCount ?? 0;
  });
}
