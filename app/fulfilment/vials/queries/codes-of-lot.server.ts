import { and, asc, desc, eq, gt, gte } from "drizzle-orm";
import { findLot } from "#app/goods/lots/queries/list-lots.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { LABELS_IN_FILE } from "../rules/label-sheet.ts";
import { vialCodes } from "../tables.server.ts";

const MOST_SHOWN = 10;

/** A lot with the number of its codes, and those looked up most often. */
export async function lotWithCodes(db: Db, lotId: string) {
  const lot = await findLot(db, lotId);
  if (!lot) return undefined;
  const [codes, lookedUp] = await Promise.all([
    db.$count(vialCodes, eq(vialCodes.lotId, lotId)),
    lookedUpCodes(db, lotId),
  ]);
  return { lot, codes, lookedUp };
}

/** A lot with the codes of one file of labels, starting at this vial. */
export async function lotToLabel(db: Db, lotId: string, from: number) {
  const lot = await findLot(db, lotId);
  return lot && { lot, codes: await codesFrom(db, lotId, from) };
}

export async function codesFrom(db: Db, lotId: string, from: number) {
  return db
    .select({ code: vialCodes.code, number: vialCodes.number })
    .from(vialCodes)
    .where(and(eq(vialCodes.lotId, lotId), gte(vialCodes.number, from)))
    .orderBy(asc(vialCodes.number))
    .limit(LABELS_IN_FILE);
}

async function lookedUpCodes(db: Db, lotId: string) {
  return db
    .select()
    .from(vialCodes)
    .where(and(eq(vialCodes.lotId, lotId), gt(vialCodes.lookups, 0)))
    .orderBy(desc(vialCodes.lookups), asc(vialCodes.number))
    .limit(MOST_SHOWN);
}
