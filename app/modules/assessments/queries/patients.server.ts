import { sql, type Column, type SQL } from "drizzle-orm";
import { customers } from "#app/modules/customers/tables.server.ts";
import { assessments } from "../tables.server.ts";

/** A clinician's patients are the customers of whom an assessment was entrusted to the clinician. */
export function isPatientOf(clinicianId: string, customerId: Column): SQL {
  return sql`exists (select from ${assessments} join ${customers}
    on ${customers.userId} = ${assessments.userId}
    where ${customers.id} = ${customerId} and ${assessments.clinicianId} = ${clinicianId})`;
}
