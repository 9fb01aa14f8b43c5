import { and, inArray, isNull } from "drizzle-orm";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { assessments } from "../tables.server.ts";

/**
 * Withdraws consents given without an account, and deletes what they allowed. The ids are the
 * authorization: only the browser that saved the results has them, sealed. Results that belong to
 * an account by now stay. Returns how many there were.
 */
export async function withdrawAnonymous(ctx: Ctx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return inTransaction(ctx, async (tx) => {
    const gone = await tx.db
      .delete(assessments)
      .where(and(inArray(assessments.id, [...ids]), isNull(assessments.userId)))
      .returning({ id: assessments.id });
    for (const { id } of gone) {
      await withdrawConsent(tx, { type: "assessment", id }, "health_assessment");
    }
    return gone.length;
  });
}
