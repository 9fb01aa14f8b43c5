import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { cashFindings, remittanceFiles, remittanceLines } from "../tables.server.ts";

/** The cash that couriers paid for an order, with its files and differences. */
export async function cashOfOrder(db: Db, orderId: string) {
  const [lines, differences] = await Promise.all([
    db
      .select({
        id: remittanceLines.id,
        fileId: remittanceFiles.id,
        carrier: remittanceFiles.carrier,
        collected: remittanceLines.collected,
        at: remittanceFiles.uploadedAt,
      })
      .from(remittanceLines)
      .innerJoin(remittanceFiles, eq(remittanceFiles.id, remittanceLines.fileId))
      .where(eq(remittanceLines.orderId, orderId))
      .orderBy(asc(remittanceFiles.uploadedAt), asc(remittanceLines.rowNo)),
    db
      .select({
        id: cashFindings.id,
        kind: cashFindings.kind,
        amount: cashFindings.amount,
        expected: cashFindings.expected,
      })
      .from(cashFindings)
      .where(and(eq(cashFindings.orderId, orderId), isNull(cashFindings.endedAt)))
      .orderBy(asc(cashFindings.foundAt), asc(cashFindings.id)),
  ]);
  return { lines, differences };
}

export type CashOfOrder = Awaited<ReturnType<typeof cashOfOrder>>;
