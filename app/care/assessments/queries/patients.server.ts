import { eq, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { tookRequestOf } from "#app/selling/clearance/queries/patients.server.ts";
import type { HealthScope } from "#app/platform/access/health-scope.ts";
import { assessments } from "../tables.server.ts";

/** A condition: an assessment of this account was assigned to a clinician. */
export function isEntrustedTo(clinicianId: string, userId: SQLWrapper): SQL {
  return sql`exists (select from ${assessments} where ${assessments.userId} = ${userId}
    and ${assessments.clinicianId} = ${clinicianId})`;
}

/** Limits assessments to all, or to those of the clinician's own patients. */
export function isWithin(scope: HealthScope): SQL | undefined {
  if (scope.kind === "all") return undefined;
  const { clinicianId } = scope;
  return or(
    eq(assessments.clinicianId, clinicianId),
    tookRequestOf(clinicianId, assessments.userId),
  );
}
