import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { productVariants, products, stockLevels } from "../tables.server.ts";

/** Adds missing stock levels with no units, for one product or for all. */
export async function ensureLevels({ db }: Ctx, productId?: string): Promise<void> {
  const its = productId ? sql`p.id = ${productId}` : sql`true`;
  await db.execute(sql`
    insert into ${stockLevels} (id, product_id, variant_id)
    select gen_random_uuid(), p.id, v.id
    from ${products} p left join ${productVariants} v on v.product_id = p.id and v.is_active
    where ${its} and p.kind <> 'service' and not exists (
      select from ${stockLevels} l
      where l.product_id = p.id and l.variant_id is not distinct from v.id)
    on conflict do nothing`);
}
