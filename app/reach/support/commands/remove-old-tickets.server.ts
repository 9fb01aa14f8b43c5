import { and, asc, inArray, lt, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { KEPT_DAYS } from "../rules/ticket-terms.ts";
import { supportTickets } from "../tables.server.ts";

const BATCH = 200;

/** Deletes tickets that were settled a year ago, with their replies. */
export async function removeOldTickets({ db, now }: Ctx): Promise<number> {
  const before = addDays(now, -KEPT_DAYS);
  return inBatches(BATCH, async (size) => {
    const old = db
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(and(sql`${supportTickets.status} = 'closed'`, lt(supportTickets.closedAt, before)))
      .orderBy(asc(supportTickets.closedAt))
      .limit(size)
      .for("update", { skipLocked: true });
    const gone = await db.delete(supportTickets).where(inArray(supportTickets.id, old));
    return gone.rowCount ?? 0;
  });
}
