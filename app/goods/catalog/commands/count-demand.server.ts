import { inArray, isNull, or, sql } from "drizzle-orm";
import { addDays, atShopMinute, SHOP_ZONE, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { countDemand as count, type DayOfStock } from "../rules/count-demand.ts";
import { DEMAND_WEEKS } from "../rules/days-left.ts";
import { stockDemand, stockLevels } from "../tables.server.ts";
import { ensureLevels } from "./ensure-levels.server.ts";

/** Levels that one statement counts. */
const BATCH = 500;

/**
 * Counts each level's sales in the whole days before today, once a day. A repeated call does next
 * to nothing, so it can run often.
 */
export async function countDemand(ctx: Ctx): Promise<void> {
  const today = shopDay(ctx.now);
  await ensureLevels(ctx);
  for (;;) {
    const ids = await uncounted(ctx, today);
    if (ids.length === 0) return;
    await countLevels(ctx, today, ids);
  }
}

async function uncounted({ db }: Ctx, today: string): Promise<string[]> {
  const rows = await db
    .select({ id: stockLevels.id })
    .from(stockLevels)
    .leftJoin(stockDemand, sql`${stockDemand.stockLevelId} = ${stockLevels.id}`)
    .where(or(isNull(stockDemand.day), sql`${stockDemand.day} <> ${today}`))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function countLevels({ db }: Ctx, today: string, ids: string[]): Promise<void> {
  const since = addDays(atShopMinute(today, 0), -DEMAND_WEEKS * 7).toISOString();
  const available = sql<number>`${stockLevels.onHand} - ${stockLevels.reserved}`;
  // One statement reads a level and its movements at the same moment.
  const moved = sql<DayOfStock[]>`coalesce((select json_agg(d) from (
    select (m.at at time zone ${sql.raw(`'${SHOP_ZONE}'`)})::date::text as day,
      coalesce(sum(m.reserved_delta) filter (where m.kind in ('reserve', 'release')), 0)::int as sold,
      sum(m.on_hand_delta - m.reserved_delta)::int as change,
      bool_or(m.on_hand_delta > m.reserved_delta) as gained
    from stock_movements m
    where m.stock_level_id = "stock_levels"."id" and m.at >= ${since}::timestamptz
    group by 1) d), '[]')`;
  const levels = await db
    .select({ id: stockLevels.id, available, moved })
    .from(stockLevels)
    .where(inArray(stockLevels.id, ids));
  const rows = levels.map(({ id, ...level }) => ({
    stockLevelId: id,
    day: today,
    ...count(level.available, today, level.moved),
  }));
  if (rows.length === 0) return;
  await db
    .insert(stockDemand)
    .values(rows)
    .onConflictDoUpdate({
      target: stockDemand.stockLevelId,
      set: {
        day: sql`excluded.day`,
        sold: sql`excluded.sold`,
        days: sql`excluded.days`,
        weeks: sql`excluded.weeks`,
      },
    });
}
