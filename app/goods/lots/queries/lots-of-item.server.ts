import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { lotState } from "../rules/lot-state.ts";
import { lots } from "../tables.server.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";

/** More lots than lie on a shelf at once. The list of lots has the others. */
const MOST = 20;

const TONES = {
  waiting: "info",
  open: "success",
  closed: "neutral",
  over: "error",
  recalled: "error",
} as const;

/** Open lots of an item, earliest expiry first, with their states on this day. */
export async function lotsOfItem(db: Db, levelId: string, today: string) {
  const { id, lotNumber, expiresOn, receivedUnits, openedAt, closedAt, recalledAt } = lots;
  const rows = await db
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
  return rows.map((lot) => {
    const state = lotState(lot, today);
    return {
      id: lot.id,
      lotNumber: lot.lotNumber,
      text: say.shelfText(formatDate(lot.expiresOn), lot.receivedUnits),
      state: say.states[state],
      tone: TONES[state],
    };
  });
}
