import { asc, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { moveStock } from "#app/goods/catalog/commands/move-stock.server.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { linesOf, type StocktakeLine } from "../queries/stocktakes.server.ts";
import { mayDoTo } from "../rules/stocktake-states.ts";
import { tallyAll, tallyLine } from "../rules/tally-line.ts";
import { stocktakes } from "../tables.server.ts";
import { stocktakeMessages as say } from "../texts/staff-stocktakes.ts";
import { lockStocktake } from "./lock-stocktake.server.ts";

type PostRefusal =
  | Refusal<"forbidden" | "not_found" | "not_now" | "changed_meanwhile">
  | (Refusal<"undecided"> & { count: number })
  | (Refusal<"below_reserved"> & { names: string[] });

type ItemDifference = { line: StocktakeLine; by: number };

/**
 * Applies the accepted differences to the units on hand, once. Movements after an item was counted
 * are kept. Items without a count stay unchanged.
 */
export async function postStocktake(
  ctx: Ctx,
  { stocktakeId, version }: { stocktakeId: string; version: number },
): Promise<Result<{ number: number; items: number }, PostRefusal>> {
  if (!may(ctx.actor, "stock:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const stocktake = await lockStocktake(tx, stocktakeId, "update");
    if (!stocktake) return refuse("not_found");
    if (!mayDoTo(stocktake.state, "post")) return refuse("not_now");
    if (stocktake.version !== version) return refuse("changed_meanwhile");
    const lines = await linesOf(tx.db, stocktakeId);
    const { undecided } = tallyAll(lines);
    if (undecided > 0) return refuse("undecided", { count: undecided });
    const differing = lines
      .map((line) => ({ line, by: tallyLine(line.counts)?.difference ?? 0 }))
      .filter(({ by }) => by !== 0);
    const names = await tooFew(tx, differing);
    if (names.length > 0) return refuse("below_reserved", { names });
    for (const { line, by } of differing) {
      const move = { stockLevelId: line.stockLevelId, kind: "adjust" as const, onHandDelta: by };
      const reason = say.cause(stocktake.number, line.reason, line.note);
      await moveStock(tx, [{ ...move, reservedDelta: 0 }], { reason });
    }
    const ended = { endedBy: actorId(tx.actor), endedAt: tx.now };
    await tx.db
      .update(stocktakes)
      .set({ state: "posted", version: version + 1, ...ended })
      .where(eq(stocktakes.id, stocktakeId));
    await recordAudit(tx, {
      action: "stocktake.posted",
      subject: { type: "stocktake", id: stocktakeId },
      before: { state: stocktake.state },
      after: { state: "posted", ...Object.fromEntries(differing.map(sentence)) },
    });
    return ok({ number: stocktake.number, items: differing.length });
  });
}

const sentence = ({ line, by }: ItemDifference) => [`${line.name} (${line.sku})`, by] as const;

/** Locks the levels and returns the names of items that would fall below the reserved units. */
async function tooFew({ db }: Ctx, differing: readonly ItemDifference[]): Promise<string[]> {
  if (differing.length === 0) return [];
  const ids = differing.map(({ line }) => line.stockLevelId);
  const levels = await db
    .select()
    .from(stockLevels)
    .where(inArray(stockLevels.id, ids))
    .orderBy(asc(stockLevels.id))
    .for("update");
  return differing
    .filter(({ line, by }) => {
      const level = levels.find(({ id }) => id === line.stockLevelId);
      return level !== undefined && level.onHand + by < level.reserved;
    })
    .map(({ line }) => line.name);
}
