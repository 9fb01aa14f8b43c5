import { eq, inArray, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { StartInput } from "../input.ts";
import { itemsToCount } from "../queries/items-to-count.server.ts";
import { stocktakeLines, stocktakes } from "../tables.server.ts";

type StartRefusal =
  | Refusal<"forbidden" | "nothing_to_count">
  | (Refusal<"counted_elsewhere"> & { number: number });

const AT_ONCE = 1_000;

/**
 * Starts a stocktake of a shelf, a category or everything. An item is in one open stocktake at
 * most, because two would both correct the same difference.
 */
export async function startStocktake(
  ctx: Ctx,
  { scope, category, shelf, isBlind }: StartInput,
): Promise<Result<{ id: string; items: number }, StartRefusal>> {
  if (!may(ctx.actor, "stock:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('stocktakes', 0))`);
    const { items, name } = await itemsToCount(tx.db, { scope, category, shelf });
    if (items.length === 0) return refuse("nothing_to_count");
    const number = await counting(tx, new Set(items.map(({ stockLevelId }) => stockLevelId)));
    if (number !== undefined) return refuse("counted_elsewhere", { number });
    const stocktakeId = tx.ids.newId();
    const by = { startedBy: actorId(tx.actor), startedAt: tx.now };
    await tx.db
      .insert(stocktakes)
      .values({ id: stocktakeId, scope, scopeName: name, isBlind, ...by });
    for (let from = 0; from < items.length; from += AT_ONCE) {
      const part = items.slice(from, from + AT_ONCE);
      await tx.db
        .insert(stocktakeLines)
        .values(part.map((item) => ({ id: tx.ids.newId(), stocktakeId, ...item })));
    }
    await recordAudit(tx, {
      action: "stocktake.started",
      subject: { type: "stocktake", id: stocktakeId },
      after: { scope, name, isBlind, items: items.length },
    });
    return ok({ id: stocktakeId, items: items.length });
  });
}

/** The open stocktake with one of these levels. */
async function counting({ db }: Ctx, levels: ReadonlySet<string>): Promise<number | undefined> {
  const open = await db
    .select({ number: stocktakes.number, level: stocktakeLines.stockLevelId })
    .from(stocktakeLines)
    .innerJoin(stocktakes, eq(stocktakes.id, stocktakeLines.stocktakeId))
    .where(inArray(stocktakes.state, ["counting", "checking"]));
  return open.find(({ level }) => levels.has(level))?.number;
}
