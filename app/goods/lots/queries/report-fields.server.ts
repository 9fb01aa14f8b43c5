import { sql } from "drizzle-orm";
import { labReports, labResults } from "../tables.server.ts";
import type { LabResult } from "../rules/lab-tests.ts";

/** The public fields of a report; the location of its file stays internal. */
export const reportFields = {
  id: labReports.id,
  fileType: labReports.fileType,
  bytes: labReports.bytes,
  width: labReports.width,
  height: labReports.height,
  labName: labReports.labName,
  method: sql<string>`coalesce((select string_agg(distinct s.method, ', ') from ${labResults} s
    where s.report_id = ${labReports.id}), '')`,
  purity: sql<Pick<LabResult, "figure" | "isBelow" | "method"> | null>`(select json_build_object(
    'figure', s.figure, 'isBelow', s.is_below, 'method', s.method)
    from ${labResults} s where s.report_id = ${labReports.id} and s.test = 'purity')`,
  reportedOn: labReports.reportedOn,
  verifyUrl: labReports.verifyUrl,
};
