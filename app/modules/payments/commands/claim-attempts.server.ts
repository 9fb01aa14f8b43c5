import { asc, eq, lte } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { askedColumns } from "../queries/attempts.server.ts";
import { nextAsk } from "../rules/ask-schedule.ts";
import { payments } from "../tables.server.ts";

/**
 * Takes up to `limit` attempts whose gateway is due to be asked. Their next time is written before
 * anybody asks, so that neither a second process nor a crash asks twice.
 */
export async function claimAttempts(ctx: Ctx, limit: number) {
  return inTransaction(ctx, async ({ db, now }) => {
    const due = await db
      .select({ id: payments.id, ...askedColumns })
      .from(payments)
      .where(lte(payments.nextAskAt, now))
      .orderBy(asc(payments.nextAskAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    for (const { id, createdAt } of due) {
      const nextAskAt = nextAsk(createdAt, now);
      await db.update(payments).set({ nextAskAt }).where(eq(payments.id, id));
    }
    return due;
  });
}
