import { lt, sql } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { tellWatchers } from "./commands/tell-watchers.server.ts";
import { products, stockLevels, stockMovements, stockWatches } from "./tables.server.ts";

const DAYS_WATCHED = 180;

/**
 * Popularity is what really sold: units set aside in the last 30 days less those given back.
 * Runs by schedule, because sales also leave the window by mere time.
 */
export const refreshPopularity = task("catalog.popularity", z.unknown(), async (ctx) => {
  const since = addDays(ctx.now, -30);
  await ctx.db.execute(sql`
    update ${products} set sold_30d = coalesce(sold.units, 0)
    from ${products} as p left join (
      select l.product_id, greatest(sum(m.reserved_delta), 0)::int as units
      from ${stockMovements} m join ${stockLevels} l on l.id = m.stock_level_id
      where m.at > ${since.toISOString()}::timestamptz and m.kind in ('reserve', 'release')
      group by l.product_id
    ) as sold on sold.product_id = p.id
    where ${products.id} = p.id and ${products}.sold_30d is distinct from coalesce(sold.units, 0)`);
});

export const mailStockBack = task(
  "catalog.mail-stock-back",
  z.object({ productId: z.string(), variantId: z.string().nullable() }),
  tellWatchers,
);

/** What did not come back in half a year is not waited for any more. */
export const forgetWatches = task("catalog.forget-watches", z.unknown(), async (ctx) => {
  const before = addDays(ctx.now, -DAYS_WATCHED);
  await ctx.db.delete(stockWatches).where(lt(stockWatches.createdAt, before));
});
