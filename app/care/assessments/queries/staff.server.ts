import { and, asc, eq, gte, lt } from "drizzle-orm";
import { addDays, atShopMinute } from "#app/lib/dates.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import type { HealthScope } from "#app/platform/access/health-scope.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { assessments } from "../tables.server.ts";

/** Who took an assessment and when, for staff. The rows contain no health data. */
export function assessmentsFor(
  db: Db,
  scope: HealthScope,
  { from, to }: ListQuery["filters"] = {},
) {
  const which = and(
    scope.kind === "patients" ? eq(assessments.clinicianId, scope.clinicianId) : undefined,
    from ? gte(assessments.completedAt, atShopMinute(from, 0)) : undefined,
    to ? lt(assessments.completedAt, addDays(atShopMinute(to, 0), 1)) : undefined,
  );
  return {
    id: assessments.id,
    sorts: { taken: { by: assessments.completedAt, type: "timestamptz" } },
    count: () => countRows(db, assessments, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id: assessments.id,
          completedAt: assessments.completedAt,
          ownerName: user.name,
          clinicianId: assessments.clinicianId,
          place,
        })
        .from(assessments)
        .leftJoin(user, eq(user.id, assessments.userId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export async function listClinicians(db: Db) {
  return db
    .select({ id: user.id, name: user.name })
    .from(userRoles)
    .innerJoin(user, eq(user.id, userRoles.userId))
    .where(and(eq(userRoles.role, "clinician")))
    .orderBy(asc(user.name));
}
