import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import {
  ofLevel,
  soldDays,
  soldSince,
  soldUnits,
} from "#app/goods/catalog/queries/level-demand.server.ts";
import { withToday } from "#app/goods/catalog/rules/days-left.ts";
import {
  products,
  productVariants,
  stockDemand,
  stockLevels,
} from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { atShopMinute, shopDay } from "#app/lib/dates.ts";
import {
  shareAmongLots,
  suggestQuantity,
  type Suggestion,
  type SuggestionFacts,
} from "../rules/suggest-quantity.ts";
import { purchaseOrderLines, purchaseOrders, supplierItems, suppliers } from "../tables.server.ts";
import { itemFields, type SupplierItem } from "./supplier-items.server.ts";

export type SuggestedItem = SupplierItem & { facts: SuggestionFacts; found: Suggestion };

type SuggestionFilter = {
  /** A condition that selects the suppliers. */
  of: SQL;
  coverDays: number;
  now: Date;
};

const isSameItem = (of: typeof purchaseOrderLines | typeof lots) =>
  sql`${of.productId} = ${supplierItems.productId}
    and ${of.variantId} is not distinct from ${supplierItems.variantId}`;

/** Units that drafts and open orders will still bring. */
const unitsOnOrder = sql<number>`coalesce((
  select sum(greatest(0, ${purchaseOrderLines.quantity} - ${purchaseOrderLines.received}))::int
  from ${purchaseOrderLines}
  join ${purchaseOrders} on ${purchaseOrders.id} = ${purchaseOrderLines.purchaseOrderId}
  where ${isSameItem(purchaseOrderLines)}
    and ${purchaseOrders.state} in ('draft', 'sent', 'partly_received')), 0)`;

/** Lots that staff have not closed and that may have units left. */
const lotsOnShelf = sql<{ receivedUnits: number; expiresOn: string }[]>`(
  select coalesce(json_agg(json_build_object(
    'receivedUnits', ${lots.receivedUnits}, 'expiresOn', ${lots.expiresOn})), '[]')
  from ${lots} where ${isSameItem(lots)} and ${lots.closedAt} is null)`;

/** Suggested quantities for all items of these suppliers, in one statement. */
export async function suggestItems(db: Db, wanted: SuggestionFilter): Promise<SuggestedItem[]> {
  const { of, coverDays, now } = wanted;
  const today = Date.parse(shopDay(now));
  const rows = await itemsAsTheyStand(db, of, now);
  return rows.map(({ stock, leadDays, onOrder, shelf, ...item }) => {
    const { onHand, reserved } = stock;
    const itsLots = shelf.map(({ receivedUnits, expiresOn }) => ({
      receivedUnits,
      days: Math.round((Date.parse(expiresOn) - today) / 86_400_000),
    }));
    const facts: SuggestionFacts = {
      sales: withToday(stock, stock.soldToday),
      onHand,
      reserved,
      onOrder,
      leadDays,
      coverDays,
      packSize: item.packSize,
      lots: shareAmongLots(onHand, itsLots),
    };
    return { ...item, facts, found: suggestQuantity(facts) };
  });
}

async function itemsAsTheyStand(db: Db, of: SQL, now: Date) {
  return db
    .select({
      ...itemFields,
      leadDays: suppliers.leadDays,
      stock: {
        onHand: sql<number>`coalesce(${stockLevels.onHand}, 0)`,
        reserved: sql<number>`coalesce(${stockLevels.reserved}, 0)`,
        sold: soldUnits,
        days: soldDays,
        soldToday: soldSince(atShopMinute(shopDay(now), 0)),
      },
      onOrder: unitsOnOrder,
      shelf: lotsOnShelf,
    })
    .from(supplierItems)
    .innerJoin(suppliers, eq(suppliers.id, supplierItems.supplierId))
    .innerJoin(products, eq(products.id, supplierItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, supplierItems.variantId))
    .leftJoin(
      stockLevels,
      and(
        eq(stockLevels.productId, supplierItems.productId),
        sql`${stockLevels.variantId} is not distinct from ${supplierItems.variantId}`,
      ),
    )
    .leftJoin(stockDemand, ofLevel)
    .where(of)
    .orderBy(asc(products.name), asc(productVariants.position));
}
