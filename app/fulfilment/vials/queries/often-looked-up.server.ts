import { asc, desc, eq, gte } from "drizzle-orm";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { OFTEN } from "../rules/look-ups.ts";
import { vialCodes } from "../tables.server.ts";

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
