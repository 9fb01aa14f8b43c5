import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { products } from "../tables.server.ts";

/** Stores the units that each product sold lately; products that are not listed sold none. */
export async function setSold(
  { db }: Ctx,
  sold: readonly { productId: string; units: number }[],
): Promise<void> {
  const ids = sql.param(sold.map(({ productId }) => productId));
  const units = sql.param(sold.map((one) => one.units));
  await db.execute(sql`
    update ${products} set sold_30d = coalesce(sold.units, 0)
    from ${products} as p
    left join unnest(${ids}::uuid[], ${units}::int[]) as sold (product_id, units)
      on sold.product_id = p.id
    where ${products.id} = p.id and ${products}.sold_30d is distinct from coalesce(sold.units, 0)`);
}
