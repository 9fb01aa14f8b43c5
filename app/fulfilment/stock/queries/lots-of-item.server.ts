import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** More lots than lie on a shelf at once. The list of lots has the others. */
const MOST = 20;

/** Open lots of an item, earliest expiry first. */
export async function lotsOfItem(db: Db, levelId: string) {
  const { id, lotNumber, expiresOn, receivedUnits, openedAt, closedAt, recalledAt } = lots;
  return db
    .select({ id, lotNumber, expiresOn, receivedUnits, openedAt, closedAt, recalledAt })
    .from(lots)
    .innerJoin(
      stockLevels,
      sql`${stockLevels.productId} = ${lots.productId}
        and ${stockLevels.variantId} is not distinct from ${lots.variantId}`,
    )
    .where(and(eq(stockLevels.id, levelId), isNull(closedAt)))
    .orderBy(asc(expiresOn), asc(id))
    .limit(MOST);
}
