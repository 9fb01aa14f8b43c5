import { sql } from "drizzle-orm";
import { beforeEach } from "vitest";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { insideTheShop } from "./inside-the-shop.ts";

/** What most journeys buy. */
const POPULAR = ["glow", "klow", "ghk-cu"];

/** Those of them whose lots come from journeys; no result of a test can close one. */
const UNTESTED = ["glow", "klow"];

type Low = { id: string };

/**
 * Journeys share the shelf of one shop: none may find it emptied by those before it. Once a journey
 * entered a lot, parcels are packed from lots alone, so the last of them has the whole shelf.
 */
beforeEach(() =>
  insideTheShop(async (ctx) => {
    // All journeys come from one address, and would use up each other's attempts.
    await ctx.db.execute(sql`delete from rate_limits`);
    const { rows } = await ctx.db.execute<Low>(sql`
      select p.id from stock_levels l join products p on p.id = l.product_id
      where p.slug in ${POPULAR} and l.variant_id is null and l.on_hand - l.reserved < 10`);
    for (const { id: productId } of rows) {
      const added = await adjustStock(ctx, { productId, by: 10, reason: "for the next journey" });
      if (!added.ok) throw new Error(added.reason);
    }
    await ctx.db.execute(sql`
      with last as (
        select distinct on (product_id) id, product_id, packed_units from lots
        where closed_at is null and recalled_at is null
          and product_id in (select id from products where slug in ${UNTESTED})
        order by product_id, expires_on desc
      ), full_shelf as (
        select last.id, packed_units + on_hand - (
          select coalesce(sum(x.received_units - x.packed_units), 0) from lots x
          where x.product_id = last.product_id and x.id <> last.id
            and x.opened_at is not null and x.closed_at is null) as units
        from last join stock_levels l on l.product_id = last.product_id and l.variant_id is null
      )
      update lots set received_units = f.units, opened_at = coalesce(opened_at, received_at)
      from full_shelf f where f.id = lots.id and f.units > received_units`);
  }),
);
