import { and, asc, desc, eq } from "drizzle-orm";
import { userRoles } from "#app/modules/staff/tables.server.ts";
import type { HealthScope } from "#app/platform/access/health-scope.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { assessments } from "../tables.server.ts";

const PAGE_SIZE = 50;

/** Who took an assessment and when, for staff: nothing here is about anybody's health. */
export async function listAssessments(db: Db, scope: HealthScope, page: number) {
  const rows = await db
    .select({
      id: assessments.id,
      completedAt: assessments.completedAt,
      ownerName: user.name,
      clinicianId: assessments.clinicianId,
    })
    .from(assessments)
    .leftJoin(user, eq(user.id, assessments.userId))
    .where(scope.kind === "patients" ? eq(assessments.clinicianId, scope.clinicianId) : undefined)
    .orderBy(desc(assessments.completedAt), desc(assessments.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE);
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

export async function listClinicians(db: Db) {
  return db
    .select({ id: user.id, name: user.name })
    .from(userRoles)
    .innerJoin(user, eq(user.id, userRoles.userId))
    .where(and(eq(userRoles.role, "clinician")))
    .orderBy(asc(user.name));
}
