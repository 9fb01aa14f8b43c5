import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** As many as lie on a shelf at once; the list of lots has the others. */
const MOST = 20;

/** The lots of an item that are not closed, the first to expire first. */
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
