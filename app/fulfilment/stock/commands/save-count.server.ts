import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { CountInput } from "../input.ts";
import { mayDoTo } from "../rules/stocktake-states.ts";
import { stocktakeCounts, stocktakeLines } from "../tables.server.ts";
import { lockStocktake } from "./lock-stocktake.server.ts";

type EarlierCount = { units: number; countedBy: string; countedAt: Date };
type CountRefusal =
  | Refusal<"forbidden" | "not_found" | "not_now">
  | (Refusal<"counted_before"> & { earlier: EarlierCount });

/**
 * Stores the count of an item in one place, with the units on hand by the books at this moment. A
 * second count of the same place replaces the first only if staff saw it: `was` is its number of
 * units.
 */
export async function saveCount(
  ctx: Ctx,
  stocktakeId: string,
  { lineId, place, units, was }: CountInput,
): Promise<Result<{ name: string }, CountRefusal>> {
  if (!may(ctx.actor, "stock:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const stocktake = await lockStocktake(tx, stocktakeId, "share");
    if (!stocktake) return refuse("not_found");
    if (!mayDoTo(stocktake.state, "count")) return refuse("not_now");
    const own = and(eq(stocktakeLines.id, lineId), eq(stocktakeLines.stocktakeId, stocktakeId));
    const [line] = await tx.db.select().from(stocktakeLines).where(own).for("update");
    if (!line) return refuse("not_found");
    const here = and(eq(stocktakeCounts.lineId, lineId), eq(stocktakeCounts.place, place));
    const [earlier] = await tx.db.select().from(stocktakeCounts).where(here);
    if (earlier && earlier.units !== was) return refuse("counted_before", { earlier });
    // Keeps units from leaving between reading the books and writing the count.
    const [level] = await tx.db
      .select({ onHand: stockLevels.onHand })
      .from(stockLevels)
      .where(eq(stockLevels.id, line.stockLevelId))
      .for("share");
    if (!level) throw new Error("the level of a stocktake's item is missing");
    const counted = { units, level: level.onHand, countedBy: actorId(tx.actor), countedAt: tx.now };
    await tx.db
      .insert(stocktakeCounts)
      .values({ id: tx.ids.newId(), lineId, place, ...counted })
      .onConflictDoUpdate({
        target: [stocktakeCounts.lineId, stocktakeCounts.place],
        set: counted,
      });
    await tx.db
      .update(stocktakeLines)
      .set({ reason: null, note: "" })
      .where(eq(stocktakeLines.id, lineId));
    await recordAudit(tx, {
      action: "stocktake.counted",
      subject: { type: "stocktake", id: stocktakeId },
      before: earlier && { name: line.name, place, units: earlier.units },
      after: { name: line.name, place, units },
    });
    return ok({ name: line.name });
  });
}
