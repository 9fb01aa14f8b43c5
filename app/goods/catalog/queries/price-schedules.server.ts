import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { productVariants } from "../tables.server.ts";
import { priceSchedules } from "../tables/price-schedules.server.ts";

/**
 * All schedules of a product and its variants: planned and running ones first, then finished ones.
 */
export async function schedulesOf(db: Db, productId: string) {
  return db
    .select({ schedule: priceSchedules, variantName: productVariants.variantName })
    .from(priceSchedules)
    .leftJoin(productVariants, eq(productVariants.id, priceSchedules.variantId))
    .where(eq(priceSchedules.productId, productId))
    .orderBy(
      sql`${priceSchedules.state} in ('planned', 'running') desc`,
      sql`case when ${priceSchedules.state} in ('planned', 'running') then ${priceSchedules.startsAt} end`,
      desc(priceSchedules.endedAt),
      asc(priceSchedules.id),
    )
    .limit(100);
}

export type ProductSchedule = Awaited<ReturnType<typeof schedulesOf>>[number];

/**
 * When the next planned price of these products begins or ends; without a list, of all products.
 */
export async function nextPriceChange(
  db: Db,
  productIds?: readonly string[],
): Promise<Date | undefined> {
  if (productIds?.length === 0) return undefined;
  const { state, startsAt, endsAt } = priceSchedules;
  const [next] = await db
    .select({
      at: sql<Date | null>`min(case when ${state} = 'planned' then ${startsAt} else ${endsAt} end)`.mapWith(
        startsAt,
      ),
    })
    .from(priceSchedules)
    .where(
      sql`${state} in ('planned', 'running') ${
        productIds ? sql`and ${inArray(priceSchedules.productId, [...productIds])}` : sql``
      }`,
    );
  return next?.at ?? undefined;
}
