import { inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { LowLimits } from "../rules/level-state.ts";
import { stockDemand, stockLevels } from "../tables.server.ts";

/*
 * Written as raw SQL, because in a query of another single table Drizzle would omit the table names
 * of these columns.
 */
export const availableUnits = sql.raw(
  `("stock_levels"."on_hand" - "stock_levels"."reserved")`,
) as SQL<number>;
export const soldUnits = sql.raw(`coalesce("stock_demand"."sold", 0)`) as SQL<number>;
export const soldDays = sql.raw(`coalesce("stock_demand"."days", 0)`) as SQL<number>;
/** Units ordered since then, less cancelled ones: the daily count does not include them yet. */
export const soldSince = (since: Date): SQL<number> => sql<number>`coalesce((
  select sum(m.reserved_delta)::int from stock_movements m
  where m.stock_level_id = "stock_levels"."id" and m.at >= ${since.toISOString()}::timestamptz
    and m.kind in ('reserve', 'release')), 0)`;
/** Joins a level with its row of `stock_demand`; for a left join. */
export const ofLevel = sql.raw(`"stock_demand"."stock_level_id" = "stock_levels"."id"`);
const lowBelow = sql.raw(`"stock_levels"."low_below"`);

/** Levels that `levelState` calls low, by units or by days, or sold out. */
export function isLow({ units, days }: LowLimits): SQL<boolean> {
  return sql`(${availableUnits} < greatest(coalesce(${lowBelow}, ${units}::int), 1) or ${lastsShorter(days)})`;
}

/** Levels that, by `daysLeft`, last fewer days than this. */
export function lastsShorter(days: number): SQL<boolean> {
  return sql`(${soldUnits} > 0
    and ${availableUnits}::bigint * ${soldDays} < ${days}::bigint * ${soldUnits})`;
}

export type LevelDemand = {
  stockLevelId: string;
  productId: string;
  variantId: string | null;
  onHand: number;
  reserved: number;
  lowBelow: number | null;
  sold: number;
  days: number;
  weeks: number[];
};

/** Stock and sales of these products, or of all; for `daysLeft`. */
export async function levelDemand(db: Db, productIds?: readonly string[]): Promise<LevelDemand[]> {
  return db
    .select({
      stockLevelId: stockLevels.id,
      productId: stockLevels.productId,
      variantId: stockLevels.variantId,
      onHand: stockLevels.onHand,
      reserved: stockLevels.reserved,
      lowBelow: stockLevels.lowBelow,
      sold: soldUnits,
      days: soldDays,
      weeks: sql<number[]>`coalesce(${stockDemand.weeks}, '{}')`,
    })
    .from(stockLevels)
    .leftJoin(stockDemand, ofLevel)
    .where(productIds && inArray(stockLevels.productId, [...productIds]));
}
