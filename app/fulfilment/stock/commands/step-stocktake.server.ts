import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { LEADS_TO, mayDoTo, type SteppingAct } from "../rules/stocktake-states.ts";
import { stocktakes } from "../tables.server.ts";
import { lockStocktake } from "./lock-stocktake.server.ts";

/** Ends or reopens counting, or cancels the stocktake, which then changes no stock. */
export async function stepStocktake(
  ctx: Ctx,
  { stocktakeId, act, version }: { stocktakeId: string; act: SteppingAct; version: number },
): Promise<
  Result<undefined, Refusal<"forbidden" | "not_found" | "not_now" | "changed_meanwhile">>
> {
  if (!may(ctx.actor, "stock:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const stocktake = await lockStocktake(tx, stocktakeId, "update");
    if (!stocktake) return refuse("not_found");
    if (!mayDoTo(stocktake.state, act)) return refuse("not_now");
    if (stocktake.version !== version) return refuse("changed_meanwhile");
    const state = LEADS_TO[act];
    const ended = state === "cancelled" ? { endedBy: actorId(tx.actor), endedAt: tx.now } : {};
    await tx.db
      .update(stocktakes)
      .set({ state, version: version + 1, ...ended })
      .where(eq(stocktakes.id, stocktakeId));
    await recordAudit(tx, {
      action: `stocktake.${state}`,
      subject: { type: "stocktake", id: stocktakeId },
      before: { state: stocktake.state },
      after: { state },
    });
    return ok(undefined);
  });
}
