import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { levelDemand } from "#app/modules/catalog/queries/level-demand.server.ts";
import { soldPerDay } from "#app/modules/catalog/rules/days-left.ts";
import { lots } from "#app/modules/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { shopDay } from "#app/lib/dates.ts";
import { itemKey } from "../rules/read-lines.ts";
import {
  shareAmongLots,
  suggestQuantity,
  type Suggestion,
  type SuggestionFacts,
} from "../rules/suggest-quantity.ts";
import { purchaseOrderLines, purchaseOrders } from "../tables.server.ts";
import { itemsOfSuppliers, type SupplierItem } from "./supplier-items.server.ts";

export type SuggestedItem = SupplierItem & { facts: SuggestionFacts; found: Suggestion };

type Wanted = {
  suppliers: readonly { id: string; leadDays: number }[];
  coverDays: number;
  now: Date;
};

/** What to order from these suppliers, of all that each sells; as many statements for one as for all. */
export async function suggestItems(db: Db, wanted: Wanted): Promise<SuggestedItem[]> {
  const { suppliers, coverDays, now } = wanted;
  const leadDays = new Map(suppliers.map((supplier) => [supplier.id, supplier.leadDays]));
  const items = await itemsOfSuppliers(db, [...leadDays.keys()]);
  const productIds = [...new Set(items.map(({ productId }) => productId))];
  if (productIds.length === 0) return [];
  const [levels, ordered, shelf] = await Promise.all([
    levelDemand(db, productIds),
    onOrder(db, productIds),
    lotsOnShelf(db, productIds),
  ]);
  const today = Date.parse(shopDay(now));
  const levelOf = new Map(levels.map((level) => [itemKey(level), level]));
  const lotsOf = Map.groupBy(shelf, itemKey);
  return items.map((item) => {
    const level = levelOf.get(itemKey(item));
    const { onHand = 0, reserved = 0 } = level ?? {};
    const itsLots = (lotsOf.get(itemKey(item)) ?? []).map(({ receivedUnits, expiresOn }) => ({
      receivedUnits,
      days: Math.round((Date.parse(expiresOn) - today) / 86_400_000),
    }));
    const facts: SuggestionFacts = {
      salesPerDay: level ? soldPerDay(level) : 0,
      onHand,
      reserved,
      onOrder: ordered.get(itemKey(item)) ?? 0,
      leadDays: leadDays.get(item.supplierId) ?? 0,
      coverDays,
      packSize: item.packSize,
      lots: shareAmongLots(onHand, itsLots),
    };
    return { ...item, facts, found: suggestQuantity(facts) };
  });
}

/** Units that drafts and orders on their way still bring, by item. */
async function onOrder(db: Db, productIds: readonly string[]) {
  const rows = await db
    .select({
      productId: purchaseOrderLines.productId,
      variantId: purchaseOrderLines.variantId,
      units: sql<number>`sum(greatest(0, ${purchaseOrderLines.quantity} - ${purchaseOrderLines.received}))::int`,
    })
    .from(purchaseOrderLines)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseOrderLines.purchaseOrderId))
    .where(
      and(
        inArray(purchaseOrderLines.productId, [...productIds]),
        inArray(purchaseOrders.state, ["draft", "sent", "partly_received"]),
      ),
    )
    .groupBy(purchaseOrderLines.productId, purchaseOrderLines.variantId);
  return new Map(rows.map(({ units, ...item }) => [itemKey(item), units]));
}

/** Lots that staff have not closed, and that may have units left. */
async function lotsOnShelf(db: Db, productIds: readonly string[]) {
  const { productId, variantId, receivedUnits, expiresOn } = lots;
  return db
    .select({ productId, variantId, receivedUnits, expiresOn })
    .from(lots)
    .where(and(inArray(productId, [...productIds]), isNull(lots.closedAt)));
}
