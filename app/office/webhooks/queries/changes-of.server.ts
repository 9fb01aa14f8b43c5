import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import {
  products,
  productVariants,
  stockLevels,
  stockMovements,
} from "#app/goods/catalog/tables.server.ts";
import { lowStockAlerts } from "#app/goods/catalog/tables/low-stock-alerts.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { WatchedEvent } from "../rules/webhook-events.ts";

type Period = { after: Date; until: Date };
/** `key` tells a change from one of the same thing before. */
type Change = { key: string; data: object };

/** A movement's id begins with when it was made, give or take what clocks differ by. */
const CLOCKS_DIFFER_MS = 3_600_000;

/** Each changed item of a period once, with its current data. */
export async function changesOf(db: Db, event: WatchedEvent, period: Period): Promise<Change[]> {
  if (event === "product.changed") return changedProducts(db, period);
  const ids = event === "stock.low" ? await lowLevels(db, period) : await movedLevels(db, period);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: stockLevels.id,
      sku: sql<string>`coalesce(${productVariants.sku}, ${products.sku})`,
      onHand: stockLevels.onHand,
      reserved: stockLevels.reserved,
    })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
    .where(inArray(stockLevels.id, ids));
  return rows.map(({ id, sku, onHand, reserved }) => ({
    key: `${id}:${period.until.toISOString()}`,
    data: { sku, on_hand: onHand, reserved, available: onHand - reserved },
  }));
}

async function movedLevels(db: Db, { after, until }: Period): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: stockMovements.stockLevelId })
    .from(stockMovements)
    .where(
      and(
        gt(stockMovements.id, firstIdAt(after.getTime() - CLOCKS_DIFFER_MS)),
        gt(stockMovements.at, after),
        lte(stockMovements.at, until),
      ),
    );
  return rows.map(({ id }) => id);
}

async function lowLevels(db: Db, { after, until }: Period): Promise<string[]> {
  const { warnedAt, stockLevelId } = lowStockAlerts;
  const rows = await db
    .select({ id: stockLevelId })
    .from(lowStockAlerts)
    .where(and(gt(warnedAt, after), lte(warnedAt, until)));
  return rows.map(({ id }) => id);
}

async function changedProducts(db: Db, { after, until }: Period): Promise<Change[]> {
  const rows = await db
    .select({
      sku: products.sku,
      slug: products.slug,
      isActive: products.isActive,
      archivedAt: products.archivedAt,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(and(gt(products.updatedAt, after), lte(products.updatedAt, until)));
  return rows.map(({ sku, slug, isActive, archivedAt, updatedAt }) => ({
    key: `${sku}:${updatedAt.toISOString()}`,
    data: { sku, slug, state: archivedAt ? "archived" : isActive ? "on_sale" : "hidden" },
  }));
}

/** The first UUIDv7 of a millisecond. */
function firstIdAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
