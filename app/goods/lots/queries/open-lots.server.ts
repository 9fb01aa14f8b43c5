import { and, asc, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { lots } from "../tables.server.ts";

export const unitsLeft = sql<number>`${lots.receivedUnits} - ${lots.packedUnits}`;

/** Parcels can be packed from it: staff opened it, it has not expired, and it has units left. */
export function isOpen(today: Day): SQL | undefined {
  const isGood = sql`${lots.expiresOn} >= ${today} and ${unitsLeft} > 0`;
  return and(isNotNull(lots.openedAt), isNull(lots.closedAt), isGood);
}

/**
 * The lots of these products that parcels can be packed from. With `lock`, they are locked until
 * the transaction ends, in the order in which deliveries lock them.
 */
export async function openLotsOf(
  db: Db,
  productIds: readonly string[],
  { today, lock = false }: { today: Day; lock?: boolean },
) {
  const found = db
    .select({
      id: lots.id,
      productId: lots.productId,
      variantId: lots.variantId,
      lotNumber: lots.lotNumber,
      expiresOn: lots.expiresOn,
      receivedAt: lots.receivedAt,
      left: unitsLeft,
    })
    .from(lots)
    .where(and(inArray(lots.productId, [...productIds]), isOpen(today)))
    .orderBy(asc(lots.productId), asc(lots.id));
  return lock ? await found.for("update") : await found;
}

/** The products and variants whose lots were ever opened for packing. */
export async function itemsWithLots(db: Db, productIds: readonly string[]) {
  return db
    .selectDistinct({ productId: lots.productId, variantId: lots.variantId })
    .from(lots)
    .where(and(inArray(lots.productId, [...productIds]), isNotNull(lots.openedAt)));
}
