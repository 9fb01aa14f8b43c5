import { and, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { LabResult, Test, Verdict } from "../rules/lab-tests.ts";
import { labReports, labResults, lots } from "../tables.server.ts";

export const resultFields = {
  test: labResults.test,
  figure: labResults.figure,
  isBelow: labResults.isBelow,
  unit: labResults.unit,
  atLeast: labResults.atLeast,
  atMost: labResults.atMost,
  limitSource: labResults.limitSource,
  verdict: labResults.verdict,
  method: labResults.method,
};

export type ReportedResult = LabResult & {
  lotId: string;
  reportId: string;
  labName: string;
  reportedOn: string;
};

/** Results of these lots from reports that were not withdrawn, newest first. */
export async function resultsOfLots(db: Db, lotIds: readonly string[]): Promise<ReportedResult[]> {
  if (lotIds.length === 0) return [];
  return db
    .select({
      ...resultFields,
      lotId: labReports.lotId,
      reportId: labReports.id,
      labName: labReports.labName,
      reportedOn: labReports.reportedOn,
    })
    .from(labResults)
    .innerJoin(labReports, eq(labReports.id, labResults.reportId))
    .where(and(inArray(labReports.lotId, [...lotIds]), isNull(labReports.withdrawnAt)))
    .orderBy(desc(labReports.addedAt), desc(labReports.id));
}

/** The verdicts of a row of `lots`, for `lotProof`. */
export const verdictsOfLot = sql<{ test: Test; verdict: Verdict | null }[]>`(
  select coalesce(json_agg(json_build_object('test', s.test, 'verdict', s.verdict)), '[]')
  from ${labResults} s join ${labReports} p on p.id = s.report_id
  where p.lot_id = ${lots.id} and p.withdrawn_at is null)`;

/** Whether the lot failed a laboratory test. Such a report cannot be withdrawn. */
export async function lotHasFailed(db: Db, lotId: string): Promise<boolean> {
  return anyFailed(db, eq(labReports.lotId, lotId));
}

export async function reportHasFailed(
  db: Db,
  { lotId, reportId }: { lotId: string; reportId: string },
): Promise<boolean> {
  return anyFailed(db, and(eq(labReports.lotId, lotId), eq(labReports.id, reportId)));
}

async function anyFailed(db: Db, which: SQL | undefined): Promise<boolean> {
  const [failed] = await db
    .select({ id: labResults.id })
    .from(labResults)
    .innerJoin(labReports, eq(labReports.id, labResults.reportId))
    .where(and(which, eq(labResults.verdict, "failed")))
    .limit(1);
  return failed !== undefined;
}
