import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { JudgeInput } from "../input.ts";
import { mayDoTo } from "../rules/stocktake-states.ts";
import { stocktakeCounts, stocktakeLines, stocktakes } from "../tables.server.ts";
import { lockStocktake } from "./lock-stocktake.server.ts";

/** Accepts the difference of an item with a reason, or deletes its counts to count again. */
export async function judgeLine(
  ctx: Ctx,
  stocktakeId: string,
  { lineId, reason, note }: JudgeInput | { lineId: string; reason: "recount"; note: "" },
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found" | "not_now">>> {
  if (!may(ctx.actor, "stock:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const stocktake = await lockStocktake(tx, stocktakeId, "update");
    if (!stocktake) return refuse("not_found");
    if (!mayDoTo(stocktake.state, "judge")) return refuse("not_now");
    const own = and(eq(stocktakeLines.id, lineId), eq(stocktakeLines.stocktakeId, stocktakeId));
    const [line] = await tx.db.select().from(stocktakeLines).where(own).for("update");
    if (!line) return refuse("not_found");
    const accepted = reason === "recount" ? { reason: null, note: "" } : { reason, note };
    await tx.db.update(stocktakeLines).set(accepted).where(eq(stocktakeLines.id, lineId));
    if (reason === "recount") {
      await tx.db.delete(stocktakeCounts).where(eq(stocktakeCounts.lineId, lineId));
      await tx.db
        .update(stocktakes)
        .set({ state: "counting", version: stocktake.version + 1 })
        .where(eq(stocktakes.id, stocktakeId));
    }
    await recordAudit(tx, {
      action: "stocktake.judged",
      subject: { type: "stocktake", id: stocktakeId },
      before: { name: line.name, reason: line.reason },
      after: { name: line.name, reason, note },
    });
    return ok({ name: line.name });
  });
}
