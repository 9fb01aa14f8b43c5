import { and, asc, inArray, isNull, lt } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { forgetConsents } from "#app/running/consent/commands/forget-consents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { ANONYMOUS_DAYS } from "../rules/retention.ts";
import { assessments } from "../tables.server.ts";

const BATCH = 200;

/** Results that were saved without an account, once their time is over, with their consents. */
export async function removeOldAnonymous(ctx: Ctx): Promise<number> {
  const before = addDays(ctx.now, -ANONYMOUS_DAYS);
  return inBatches(BATCH, (size) =>
    inTransaction(ctx, async (tx) => {
      // A result that is being moved into an account at this moment is left for another day.
      const old = await tx.db
        .select({ id: assessments.id })
        .from(assessments)
        .where(and(isNull(assessments.userId), lt(assessments.completedAt, before)))
        .orderBy(asc(assessments.completedAt))
        .limit(size)
        .for("update", { skipLocked: true });
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      for (const id of ids) await forgetConsents(tx, { type: "assessment", id });
      await tx.db.delete(assessments).where(inArray(assessments.id, ids));
      return ids.length;
    }),
  );
}
