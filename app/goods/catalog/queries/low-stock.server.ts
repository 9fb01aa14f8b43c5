import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { daysLeft } from "../rules/days-left.ts";
import type { LowLimits } from "../rules/level-state.ts";
import { productVariants, products, stockDemand, stockLevels } from "../tables.server.ts";
import { availableUnits, isLow, ofLevel, soldDays, soldUnits } from "./level-demand.server.ts";
import { soldName } from "./sold-name.server.ts";

export type LowItem = {
  stockLevelId: string;
  name: string;
  available: number;
  daysLeft: number | undefined;
};

/** Only items on sale are of interest when they run out. */
export const isOnSale = and(
  eq(products.isActive, true),
  eq(products.kind, "product"),
  // A product with variants is sold as its variants.
  sql`case when ${isNull(products.highestPrice)} then ${stockLevels.variantId} is null
    else ${productVariants.isActive} end`,
);

/** Items on sale that are low by units or by days, scarcest first. */
export async function lowItems(db: Db, limits: LowLimits): Promise<LowItem[]> {
  const rows = await db
    .select({
      stockLevelId: stockLevels.id,
      name: soldName,
      available: availableUnits,
      sold: soldUnits,
      days: soldDays,
    })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
    .leftJoin(stockDemand, ofLevel)
    .where(and(isOnSale, isLow(limits)))
    .orderBy(asc(availableUnits), asc(products.name), asc(stockLevels.id));
  return rows.map(({ sold, days, ...item }) => ({
    ...item,
    daysLeft: daysLeft(item.available, { sold, days }),
  }));
}
