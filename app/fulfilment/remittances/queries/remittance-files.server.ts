import { asc, desc, eq, sql, type SQLWrapper } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { remittanceDrafts, remittanceFiles, remittanceLines } from "../tables.server.ts";

const MOST_FILES = 50;
const sumOf = (column: SQLWrapper) => sql<number>`sum(${column})::float8`;

export async function listRemittances(db: Db) {
  return db
    .select({
      id: remittanceFiles.id,
      carrier: remittanceFiles.carrier,
      fileName: remittanceFiles.fileName,
      uploadedAt: remittanceFiles.uploadedAt,
      lines: sql<number>`count(*)::int`,
      expected: sumOf(remittanceLines.expected),
      collected: sumOf(remittanceLines.collected),
      remitted: sumOf(remittanceLines.remitted),
    })
    .from(remittanceFiles)
    .innerJoin(remittanceLines, eq(remittanceLines.fileId, remittanceFiles.id))
    .groupBy(remittanceFiles.id)
    .orderBy(desc(remittanceFiles.uploadedAt), desc(remittanceFiles.id))
    .limit(MOST_FILES);
}

export async function findRemittance(db: Db, fileId: string) {
  if (!isUuid(fileId)) return undefined;
  const [file] = await db.select().from(remittanceFiles).where(eq(remittanceFiles.id, fileId));
  if (!file) return undefined;
  const { rowNo, tracking, collected, fee, remitted, deliveredOn, verdict, expected, orderId } =
    remittanceLines;
  const lines = await db
    .select({
      rowNo,
      tracking,
      collected,
      fee,
      remitted,
      deliveredOn,
      verdict,
      expected,
      orderId,
      orderNumber: orders.orderNumber,
    })
    .from(remittanceLines)
    .leftJoin(orders, eq(orders.id, remittanceLines.orderId))
    .where(eq(remittanceLines.fileId, fileId))
    .orderBy(asc(remittanceLines.rowNo));
  return { ...file, lines };
}

export async function findDraft(db: Db, draftId: string) {
  if (!isUuid(draftId)) return undefined;
  const [draft] = await db.select().from(remittanceDrafts).where(eq(remittanceDrafts.id, draftId));
  return draft;
}
