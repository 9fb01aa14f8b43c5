import { asc, desc, eq, gte, sql } from "drizzle-orm";
import { href } from "react-router";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { orderItemLots } from "#app/selling/orders/tables/parcels.server.ts";
import { recalls } from "#app/fulfilment/recalls/tables.server.ts";
import type { Finder } from "#app/platform/find/finder.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { OFTEN } from "../rules/look-ups.ts";
import { readCode } from "../rules/vial-code.ts";
import { vialCodes } from "../tables.server.ts";

/** A vial by its code, with its lot and look-ups. Undefined for an unknown code. */
export async function vialOf(db: Db, code: string) {
  const [vial] = await db
    .select({
      code: vialCodes.code,
      lotId: vialCodes.lotId,
      lookups: vialCodes.lookups,
      firstLookupAt: vialCodes.firstLookupAt,
      product: soldName,
      productName: products.name,
      slug: products.slug,
      /** Advice about a vial of a recalled lot. */
      advice: recalls.advice,
      /** Add-ons have no page. */
      isListed: sql<boolean>`${products.isActive} and ${products.kind} = 'product'`,
    })
    .from(vialCodes)
    .innerJoin(lots, eq(lots.id, vialCodes.lotId))
    .innerJoin(products, eq(products.id, lots.productId))
    .leftJoin(productVariants, eq(productVariants.id, lots.variantId))
    .leftJoin(recalls, eq(recalls.lotId, lots.id))
    .where(eq(vialCodes.code, code));
  return vial;
}

/** Those of the orders that have units of a lot, newest first. */
export async function ordersWithLot(
  db: Db,
  lotId: string,
  { customerId, orderId }: { customerId: string | null; orderId: string | null },
) {
  if (customerId === null && orderId === null) return [];
  return db
    .select({
      id: orders.id,
      accessIssue: orders.accessIssue,
      orderNumber: orders.orderNumber,
      shippedAt: orders.shippedAt,
      units: sql<number>`sum(${orderItemLots.units})::int`,
    })
    .from(orderItemLots)
    .innerJoin(orderItems, eq(orderItems.id, orderItemLots.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      sql`${orderItemLots.lotId} = ${lotId}
        and (${orders.customerId} = ${customerId} or ${orders.id} = ${orderId})`,
    )
    .groupBy(orders.id)
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(5);
}

const MOST_SHOWN = 10;

/** Codes of all lots with unusually many look-ups. */
export async function oftenLookedUp(db: Db) {
  return db
    .select({
      code: vialCodes.code,
      lotId: lots.id,
      lotNumber: lots.lotNumber,
      lookups: vialCodes.lookups,
    })
    .from(vialCodes)
    .innerJoin(lots, eq(lots.id, vialCodes.lotId))
    .where(gte(vialCodes.lookups, OFTEN))
    .orderBy(desc(vialCodes.lookups), asc(vialCodes.code))
    .limit(MOST_SHOWN);
}

/** Finds a vial only by its whole code. */
export const vialFinder: Finder = {
  kind: "Vials",
  place: 90,
  who: "lots:read",
  find: ({ text }) => {
    const read = readCode(text);
    const code = read.kind === "code" ? read.code : "";
    return sql`select ${lots.id}::text as id, ${vialCodes.code} as title,
        'Lot ' || ${lots.lotNumber} as hint, 0 as rank
      from ${vialCodes} join ${lots} on ${lots.id} = ${vialCodes.lotId}
      where ${vialCodes.code} = ${code}`;
  },
  to: (lotId) => href("/admin/lots/:lotId/vials", { lotId }),
};
