import { and, asc, desc, eq, gt, gte } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { LABELS_IN_FILE } from "../rules/label-sheet.ts";
import { vialCodes } from "../tables.server.ts";

const MOST_SHOWN = 10;

export async function countCodes(db: Db, lotId: string): Promise<number> {
  return db.$count(vialCodes, eq(vialCodes.lotId, lotId));
}

/** The codes of one file of labels, starting at this vial. */
export async function codesFrom(db: Db, lotId: string, from: number) {
  return db
    .select({ code: vialCodes.code, number: vialCodes.number })
    .from(vialCodes)
    .where(and(eq(vialCodes.lotId, lotId), gte(vialCodes.number, from)))
    .orderBy(asc(vialCodes.number))
    .limit(LABELS_IN_FILE);
}

/** Looked-up codes of a lot, the most often first. */
export async function lookedUpCodes(db: Db, lotId: string) {
  return db
    .select()
    .from(vialCodes)
    .where(and(eq(vialCodes.lotId, lotId), gt(vialCodes.lookups, 0)))
    .orderBy(desc(vialCodes.lookups), asc(vialCodes.number))
    .limit(MOST_SHOWN);
}
