import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { discountByCode, lockDiscounts } from "../queries.server.ts";
import { discountRedemptions, discounts } from "../tables.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";

type DiscountRemoval = { code: string; how: "deleted" | "archived" };

/**
 * Deletes a code that no order has used. Archives a used one, since orders reference it, and one
 * that may be wanted again.
 */
export async function removeDiscount(
  ctx: Ctx,
  id: string,
  { forGood = true } = {},
): Promise<Result<DiscountRemoval, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "discounts:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const [before] = await lockDiscounts(tx.db, [id]);
    if (!before) return refuse("not_found");
    const { code } = before;
    const uses = await tx.db.$count(discountRedemptions, eq(discountRedemptions.discountId, id));
    const how = uses > 0 || !forGood ? "archived" : "deleted";
    if (how === "deleted") await tx.db.delete(discounts).where(eq(discounts.id, id));
    else if (before.archivedAt) return ok({ code, how });
    else {
      await tx.db
        .update(discounts)
        .set({ archivedAt: tx.now, version: sql`${discounts.version} + 1` })
        .where(eq(discounts.id, id));
    }
    await recordAudit(tx, {
      action: `discount.${how}`,
      subject: { type: "discount", id },
      before: { code, ...(how === "archived" && { isArchived: false }) },
      after: how === "archived" ? { code, isArchived: true } : undefined,
    });
    return ok({ code, how });
  });
}

export const putDiscountAway = operation({
  name: "discounts.archive",
  says: "Move a promo code to the archive. It no longer works and can be restored.",
  who: "discounts:write",
  kind: "change",
  isRepeatable: true,
  key: discountByCode,
  input: z.object({}),
  output: z.object({ code: z.string() }),
  run: (ctx, _, id) => removeDiscount(ctx, id, { forGood: false }),
});
