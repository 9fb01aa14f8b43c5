import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { moveStock } from "#app/goods/catalog/commands/move-stock.server.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { adjustInput, type AdjustInput } from "../input.ts";
import { findStockItem } from "../queries/list-stock.server.ts";
import { planAdjustment } from "../rules/plan-adjustment.ts";
import { stockMessages as say } from "../texts/staff.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";
import { levelBySku } from "#app/goods/catalog/queries/level-by-sku.server.ts";

type AdjustRefusal =
  | Refusal<"forbidden" | "not_found" | "no_change">
  | (Refusal<"changed_meanwhile"> & { onHand: number })
  | (Refusal<"below_reserved"> & { reserved: number });

/**
 * Corrects the units on hand, with a reason. `was` is the number that staff saw. If it has changed,
 * they must decide again.
 */
export async function adjustLevel(
  ctx: Ctx,
  levelId: string,
  { mode, units, reason, note, was }: AdjustInput,
): Promise<Result<{ name: string; onHand: number }, AdjustRefusal>> {
  if (!may(ctx.actor, "stock:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const level = await lockRow(tx.db, stockLevels, levelId, "update");
    const item = level && (await findStockItem(tx.db, levelId));
    if (!item) return refuse("not_found");
    if (level.onHand !== was) return refuse("changed_meanwhile", { onHand: level.onHand });
    const planned = planAdjustment(level, mode, units);
    if (!planned.ok) {
      if (planned.reason === "no_change") return refuse("no_change");
      return refuse("below_reserved", { reserved: level.reserved });
    }
    const { onHand, by } = planned.value;
    const why = note === "" ? say.reasons[reason] : `${say.reasons[reason]}: ${note}`;
    const move = { stockLevelId: level.id, kind: "adjust" as const, onHandDelta: by };
    await moveStock(tx, [{ ...move, reservedDelta: 0 }], { reason: why });
    await recordAudit(tx, {
      action: "stock.adjusted",
      subject: { type: "product", id: level.productId },
      before: { name: item.name, onHand: level.onHand },
      after: { name: item.name, onHand },
      reason: why,
    });
    return ok({ name: item.name, onHand });
  });
}

export const adjustStockOf = operation({
  name: "stock.adjust",
  says: "Correct the units on hand of one SKU, with a reason.",
  words: ["stock", "inventory", "count", "units"],
  who: "stock:write",
  kind: "change",
  isRepeatable: false,
  key: levelBySku,
  input: adjustInput,
  output: z.object({ onHand: z.int() }),
  run: (ctx, adjustment, levelId) => adjustLevel(ctx, levelId, adjustment),
});
