import { and, eq, isNotNull, ne, or, sql, type Column, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { isEntrustedTo } from "#app/care/assessments/queries/patients.server.ts";
import { tookRequestOf } from "#app/selling/clearance/queries/patients.server.ts";
import { isClinician } from "#app/selling/clearance/rules/decides-clearance.ts";
import { consultationVisits } from "../tables/consultation-visits.server.ts";
import { nameWithEmail } from "#app/people/customers/rules/customer-name.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/**
 * A clinician's patients are customers whose assessment was assigned to the clinician, or whose
 * request for an approval the clinician took.
 */
export function isPatientOf(clinicianId: string, customerId: Column): SQL {
  const { userId } = customers;
  return sql`exists (select from ${customers} where ${customers.id} = ${customerId} and (
    ${tookRequestOf(clinicianId, userId)} or ${isEntrustedTo(clinicianId, userId)}))`;
}

/**
 * A patient of the clinician who acts: a visit or a request of theirs was taken by them, or an assessment
 * entrusted to them. Never themselves.
 */
export async function ownPatient({ db, actor }: Pick<Ctx, "db" | "actor">, customerId: string) {
  if (!isClinician(actor) || !isUuid(customerId)) return undefined;
  const { userId: clinicianId } = actor;
  const { userId, firstName, lastName, email } = customers;
  const [found] = await db
    .select({ userId, firstName, lastName, email })
    .from(customers)
    .where(
      and(
        eq(customers.id, customerId),
        isNotNull(userId),
        ne(userId, clinicianId),
        or(
          tookRequestOf(clinicianId, userId),
          sql`exists (select from ${consultationVisits}
            where ${consultationVisits.userId} = ${userId}
              and ${consultationVisits.clinicianId} = ${clinicianId})`,
          isEntrustedTo(clinicianId, userId),
        ),
      ),
    );
  if (!found?.userId) return undefined;
  const { firstName: first, lastName: last } = found;
  const name = [first, last].filter(Boolean).join(" ");
  return { userId: found.userId, title: nameWithEmail({ name, email: found.email }) };
}
