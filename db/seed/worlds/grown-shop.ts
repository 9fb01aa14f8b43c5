import { sql } from "drizzle-orm";
import { countDemand } from "#app/goods/catalog/commands/count-demand.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { growOrders } from "../growth/grow-orders.ts";
import { growProducts } from "../growth/grow-products.ts";

type GrownSize = { products: number; orders: number; step: number };

const SIZE: GrownSize = { products: 10_000, orders: 100_000, step: 5_000 };

/**
 * Takes the next step from the demo shop to a shop after years of sales, with samples instead of a
 * real past, to measure what its size does to a page. Returns the progress; undefined when nothing
 * is left to add.
 */
export async function growShop(services: Services, size = SIZE): Promise<string | undefined> {
  const ctx = systemContext(services, "seed");
  const grown = await grownSoFar(services.db);
  if (grown.products < size.products) {
    const to = Math.min(grown.products + size.step, size.products);
    await growProducts(ctx, grown.products + 1, to);
    return `${shown(to)} of ${shown(size.products)} sample products`;
  }
  if (grown.orders >= size.orders) return undefined;
  const to = Math.min(grown.orders + size.step, size.orders);
  await growOrders(ctx, size.orders, { from: grown.orders + 1, to });
  if (to === size.orders) await countDemand(ctx);
  return `${shown(to)} of ${shown(size.orders)} sample orders`;
}

export async function isGrownShop(db: Db): Promise<boolean> {
  return (await grownSoFar(db)).products > 0;
}

async function grownSoFar(db: Db): Promise<{ products: number; orders: number }> {
  const { rows } = await db.execute<{ products: number; orders: number }>(sql`select
    (select count(*)::int from products where slug ~ '^sample-[0-9]+$') as products,
    (select count(distinct order_id)::int from stock_movements
      where actor_id = 'growth' and kind = 'reserve') as orders`);
  return rows[0] ?? { products: 0, orders: 0 };
}

const shown = (count: number) => count.toLocaleString("en");
