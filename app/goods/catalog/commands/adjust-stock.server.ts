import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { available } from "../rules/stock.ts";
import { stockLevels } from "../tables.server.ts";
import { moveStock } from "./move-stock.server.ts";

export type StockAdjustment = {
  productId: string;
  variantId?: string | null;
  /** Units to add; negative to remove. */
  by: number;
  reason: string;
};

/** Corrects the stock on the shelf. Units reserved for orders cannot be removed. */
export async function adjustStock(
  ctx: Ctx,
  input: StockAdjustment,
): Promise<Result<{ onHand: number }, Refusal<"forbidden" | "below_reserved">>> {
  if (!may(ctx.actor, "stock:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const variantId = input.variantId ?? null;
    await tx.db
      .insert(stockLevels)
      .values({ id: tx.ids.newId(), productId: input.productId, variantId })
      .onConflictDoNothing();
    const [level] = await tx.db
      .select()
      .from(stockLevels)
      .where(
        and(
          eq(stockLevels.productId, input.productId),
          variantId ? eq(stockLevels.variantId, variantId) : isNull(stockLevels.variantId),
        ),
      )
      .for("update");
    if (!level) throw new Error("the stock level that was just written is missing");
    if (available(level) + input.by < 0) return refuse("below_reserved");
    const move = {
      stockLevelId: level.id,
      kind: "adjust" as const,
      onHandDelta: input.by,
      reservedDelta: 0,
    };
    await moveStock(tx, [move], { reason: input.reason });
    await recordAudit(tx, {
      action: "stock.adjusted",
      subject: { type: "product", id: input.productId },
      before: { onHand: level.onHand },
      after: { onHand: level.onHand + input.by },
      reason: input.reason,
    });
    return ok({ onHand: level.onHand + input.by });
  });
}
