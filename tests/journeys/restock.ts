import { sql } from "drizzle-orm";
import { beforeEach } from "vitest";
import { adjustStock } from "#app/modules/catalog/commands/adjust-stock.server.ts";
import { insideTheShop } from "./inside-the-shop.ts";

/** What most journeys buy. */
const POPULAR = ["glow", "klow", "ghk-cu"];

/** Those of them whose lots come from journeys; no result of a test can close one. */
const UNTESTED = ["glow", "klow"];

type Low = { id: string };

/**
 * Journeys share the shelf of one shop: none may find it emptied by those before it. Once a journey
 * entered a lot, parcels are packed from lots alone, so these may not run out either.
 */
beforeEach(() =>
  insideTheShop(async (ctx) => {
    const { rows } = await ctx.db.execute<Low>(sql`
      select p.id from stock_levels l join products p on p.id = l.product_id
      where p.slug in ${POPULAR} and l.variant_id is null and l.on_hand - l.reserved < 10`);
    for (const { id: productId } of rows) {
      const added = await adjustStock(ctx, { productId, by: 10, reason: "for the next journey" });
      if (!added.ok) throw new Error(added.reason);
    }
    await ctx.db.execute(sql`
      update lots o set received_units = packed_units + l.on_hand - others.units,
        opened_at = coalesce(opened_at, received_at)
      from stock_levels l, lateral (
        select coalesce(sum(received_units - packed_units), 0)::int as units from lots x
        where x.product_id = l.product_id and x.id <> o.id
          and x.opened_at is not null and x.closed_at is null) others
      where l.product_id = o.product_id and l.variant_id is null
        and o.id in (select distinct on (product_id) id from lots
          where closed_at is null and recalled_at is null
            and product_id in (select id from products where slug in ${UNTESTED})
          order by product_id, expires_on desc)
        and packed_units + l.on_hand - others.units > received_units`);
  }),
);
