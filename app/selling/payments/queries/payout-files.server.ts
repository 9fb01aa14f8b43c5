import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ProviderName } from "../rules/providers.ts";
import type { PayablePayment } from "../rules/match-payout.ts";
import { payments, payoutFiles, payoutLines } from "../tables.server.ts";

const MOST_FILES = 50;

/** The newest payout files with their totals. */
export function listPayoutFiles(db: Db) {
  return db
    .select({
      id: payoutFiles.id,
      provider: payoutFiles.provider,
      fileName: payoutFiles.fileName,
      uploadedAt: payoutFiles.uploadedAt,
      lines: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${payoutLines.amount})::float8`,
      fees: sql<number>`sum(${payoutLines.fee})::float8`,
      odd: sql<number>`(count(*) filter (where ${payoutLines.verdict} not in ('matched', 'back')))::int`,
    })
    .from(payoutFiles)
    .innerJoin(payoutLines, eq(payoutLines.fileId, payoutFiles.id))
    .groupBy(payoutFiles.id)
    .orderBy(desc(payoutFiles.uploadedAt), desc(payoutFiles.id))
    .limit(MOST_FILES);
}

export async function paymentsCalled(
  db: Db,
  provider: ProviderName,
  names: string[],
): Promise<PayablePayment[]> {
  return db
    .select({
      id: payments.id,
      reference: payments.reference,
      sessionId: payments.sessionId,
      receiptNumber: payments.receiptNumber,
      amount: payments.amount,
      isPaid: sql<boolean>`${payments.status} = 'paid'`,
      isPaidOut: sql<boolean>`exists (select from payout_lines l where l.payment_id = ${payments}.id)`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.gateway, provider),
        or(
          inArray(payments.reference, names),
          inArray(payments.sessionId, names),
          inArray(payments.receiptNumber, names),
        ),
      ),
    );
}
