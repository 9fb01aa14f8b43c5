import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isUuid } from "#app/lib/is-uuid.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { stocktakeCounts, stocktakeLines, stocktakes } from "../tables.server.ts";

/** Includes the names of the staff who started and ended it. */
export async function findStocktake(db: Db, stocktakeId: string) {
  if (!isUuid(stocktakeId)) return undefined;
  const starter = alias(user, "starter");
  const ender = alias(user, "ender");
  const [found] = await db
    .select({ ...getTableColumns(stocktakes), starter: starter.name, ender: ender.name })
    .from(stocktakes)
    .leftJoin(starter, eq(starter.id, stocktakes.startedBy))
    .leftJoin(ender, eq(ender.id, stocktakes.endedBy))
    .where(eq(stocktakes.id, stocktakeId));
  return found;
}

/** Items by shelf and name, each with its counts. */
export async function linesOf(db: Db, stocktakeId: string) {
  const own = eq(stocktakeLines.stocktakeId, stocktakeId);
  const [lines, counts] = await Promise.all([
    db
      .select({ ...getTableColumns(stocktakeLines), onHand: stockLevels.onHand })
      .from(stocktakeLines)
      .innerJoin(stockLevels, eq(stockLevels.id, stocktakeLines.stockLevelId))
      .where(own)
      .orderBy(asc(stocktakeLines.shelf), asc(stocktakeLines.name), asc(stocktakeLines.sku)),
    db
      .select({ count: stocktakeCounts, counter: user.name })
      .from(stocktakeCounts)
      .leftJoin(user, eq(user.id, stocktakeCounts.countedBy))
      .where(
        inArray(
          stocktakeCounts.lineId,
          db.select({ id: stocktakeLines.id }).from(stocktakeLines).where(own),
        ),
      )
      .orderBy(asc(stocktakeCounts.countedAt)),
  ]);
  const byLine = Map.groupBy(counts, ({ count }) => count.lineId);
  return lines.map((line) => ({
    ...line,
    counts: (byLine.get(line.id) ?? []).map(({ count, counter }) => ({ ...count, counter })),
  }));
}

export type StocktakeLine = Awaited<ReturnType<typeof linesOf>>[number];
