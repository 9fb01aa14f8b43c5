import { eq, or, sql, type Column, type SQL } from "drizzle-orm";
import { tookRequestOf } from "#app/selling/clearance/queries/patients.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { HealthScope } from "#app/platform/access/health-scope.ts";
import { assessments } from "../tables.server.ts";

/**
 * A clinician's patients are customers whose assessment was assigned to the clinician, or whose
 * request for an approval the clinician took.
 */
export function isPatientOf(clinicianId: string, customerId: Column): SQL {
  return sql`exists (select from ${customers} where ${customers.id} = ${customerId} and (
    ${tookRequestOf(clinicianId, customers.userId)}
    or exists (select from ${assessments} where ${assessments.userId} = ${customers.userId}
      and ${assessments.clinicianId} = ${clinicianId})))`;
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
