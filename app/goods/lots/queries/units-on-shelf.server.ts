import { sql } from "drizzle-orm";
import { stockLevels, stockMovements } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { lots } from "../tables.server.ts";

type Lot = Pick<typeof lots.$inferSelect, "id" | "productId" | "variantId" | "receivedAt">;

/**
 * The units that a lot can have left if parcels are packed from it: the units on hand minus the
 * other open lots of the item. Units that staff took off the shelf since the oldest of these lots
 * arrived belong to no lot, so they are treated as present.
 */
export async function unitsOnShelf(db: Db, lot: Lot): Promise<number> {
  const { rows } = await db.execute<{ units: number }>(sql`
    with others as (
      select coalesce(sum(received_units - packed_units), 0)::int as units, min(received_at) as since
      from ${lots} where product_id = ${lot.productId} and variant_id is not distinct from ${lot.variantId}
        and id <> ${lot.id} and opened_at is not null and closed_at is null
    ), level as (
      select id, on_hand from ${stockLevels}
      where product_id = ${lot.productId} and variant_id is not distinct from ${lot.variantId}
    )
    select (coalesce((select on_hand from level), 0) - o.units - (
      select coalesce(sum(m.on_hand_delta), 0) from ${stockMovements} m join level on m.stock_level_id = level.id
      where m.kind = 'adjust' and m.on_hand_delta < 0
        and m.at >= least(o.since, ${lot.receivedAt.toISOString()}::timestamptz)))::int as units
    from others o`);
  return rows[0]?.units ?? 0;
}
