import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { discountByCode, lockDiscounts } from "../queries.server.ts";
import { discounts } from "../tables.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";

/**
 * Takes a code out of the archive. It comes back inactive, so that staff check it before a buyer
 * can use it. Undoing the archiving restores it as it was.
 */
export async function restoreDiscount(
  ctx: Ctx,
  id: string,
  isActive = false,
): Promise<Result<{ code: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "discounts:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const [before] = await lockDiscounts(tx.db, [id]);
    if (!before) return refuse("not_found");
    const { code, archivedAt, isActive: wasActive } = before;
    if (!archivedAt) return ok({ code });
    await tx.db
      .update(discounts)
      .set({ archivedAt: null, isActive, version: sql`${discounts.version} + 1` })
      .where(eq(discounts.id, id));
    await recordAudit(tx, {
      action: "discount.restored",
      subject: { type: "discount", id },
      before: { code, isArchived: true, isActive: wasActive },
      after: { code, isArchived: false, isActive },
    });
    return ok({ code });
  });
}

export const bringDiscountBack = operation({
  name: "discounts.restore",
  says: "Restore a promo code from the archive. It stays off until staff switch it on.",
  who: "discounts:write",
  kind: "change",
  isRepeatable: true,
  needsPerson: true,
  key: discountByCode,
  input: z.object({}),
  output: z.object({ code: z.string() }),
  run: (ctx, _, id) => restoreDiscount(ctx, id),
});
