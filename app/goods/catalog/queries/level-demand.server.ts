import { inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { LowLimits } from "../rules/level-state.ts";
import { stockDemand, stockLevels } from "../tables.server.ts";

/*
 * Written out: within a query of one other table, the columns of these would be named without their
 * tables.
 */
/** What can be sold of a level. */
export const availableUnits = sql.raw(
  `("stock_levels"."on_hand" - "stock_levels"."reserved")`,
) as SQL<number>;
export const soldUnits = sql.raw(`coalesce("stock_demand"."sold", 0)`) as SQL<number>;
export const soldDays = sql.raw(`coalesce("stock_demand"."days", 0)`) as SQL<number>;
/** Units ordered of a level since then, less those of cancelled orders: what the daily count lacks. */
export const soldSince = (since: Date): SQL<number> => sql<number>`coalesce((
  select sum(m.reserved_delta)::int from stock_movements m
  where m.stock_level_id = "stock_levels"."id" and m.at >= ${since.toISOString()}::timestamptz
    and m.kind in ('reserve', 'release')), 0)`;
/** Of a level to its row of `stock_demand`, for a left join. */
export const ofLevel = sql.raw(`"stock_demand"."stock_level_id" = "stock_levels"."id"`);
const lowBelow = sql.raw(`"stock_levels"."low_below"`);

/** What `levelState` calls low, by units or by days, or sold out. */
export function isLow({ units, days }: LowLimits): SQL<boolean> {
  return sql`(${availableUnits} < greatest(coalesce(${lowBelow}, ${units}::int), 1) or ${lastsShorter(days)})`;
}

/** What `daysLeft` finds to last fewer days than this. */
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

/** How much is there and how much sells, of these products or of all; for `daysLeft`. */
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
