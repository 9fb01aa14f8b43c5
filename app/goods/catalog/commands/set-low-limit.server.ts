import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { stockLevels } from "../tables.server.ts";
import { z } from "zod";
import { nothing, operation } from "#app/platform/records/operation.ts";
import { levelBySku } from "../queries/level-by-sku.server.ts";

type Limit = { stockLevelId: string; lowBelow: number | null; was: number | null };
type LimitRefusal =
  | Refusal<"forbidden" | "not_found">
  | (Refusal<"changed_meanwhile"> & { lowBelow: number | null });

/**
 * Sets the number of units below which an item is low; null for the limit of the settings. `was` is
 * what the page showed.
 */
export async function setLowLimit(
  ctx: Ctx,
  { stockLevelId, lowBelow, was }: Limit,
): Promise<Result<undefined, LimitRefusal>> {
  if (!may(ctx.actor, "stock:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const its = eq(stockLevels.id, stockLevelId);
    const [level] = await tx.db.select().from(stockLevels).where(its).for("update");
    if (!level) return refuse("not_found");
    if (level.lowBelow === lowBelow) return ok(undefined);
    if (level.lowBelow !== was) return refuse("changed_meanwhile", { lowBelow: level.lowBelow });
    await tx.db.update(stockLevels).set({ lowBelow }).where(its);
    await recordAudit(tx, {
      action: "stock.low_limit",
      subject: { type: "product", id: level.productId },
      before: { lowBelow: level.lowBelow, stockLevelId },
      after: { lowBelow, stockLevelId },
    });
    return ok(undefined);
  });
}

export const limitStock = operation({
  name: "stock.set-low-limit",
  says: "Set the number of units below which a SKU is low; null for the shop's limit.",
  words: ["alert", "warn", "reorder"],
  who: "stock:write",
  kind: "change",
  isRepeatable: true,
  key: levelBySku,
  input: z.object({
    low_below: z.int().min(0).max(10_000).nullable(),
    was: z.int().min(0).max(10_000).nullable(),
  }),
  output: nothing,
  run: (ctx, { low_below: lowBelow, was }, stockLevelId) =>
    setLowLimit(ctx, { stockLevelId, lowBelow, was }),
});
