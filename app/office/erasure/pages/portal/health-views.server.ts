import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Person } from "#app/platform/records/record.server.ts";

const VIEWS = [
  "assessment.viewed",
  "assessment.history_viewed",
  "booking.viewed",
  "visit.viewed",
  "wellness.viewed",
  "clearance.viewed",
  "course.viewed",
];
const NEWEST = 100;

/**
 * The staff, by role, who looked at a person's health data. Each look wrote the log entry itself.
 */
export async function healthViews(db: Db, { userId, customerId }: Person) {
  const { subjectType: type, subjectId: id } = auditLog;
  const own = or(
    and(inArray(type, ["user", "wellness"]), eq(id, userId)),
    and(
      eq(type, "assessment"),
      sql`${id} in (select a.id::text from assessments a where a.user_id = ${userId})`,
    ),
    and(
      eq(type, "booking"),
      sql`${id} in (select b.id::text from bookings b where b.customer_id = ${customerId}::uuid)`,
    ),
    and(
      eq(type, "clearance"),
      sql`${id} in (select c.id::text from clearance_requests c where c.user_id = ${userId})`,
    ),
  );
  const views = await db
    .select({ at: auditLog.at, action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(
      and(
        own,
        inArray(auditLog.action, VIEWS),
        eq(auditLog.actorKind, "user"),
        ne(auditLog.actorId, userId),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(NEWEST);
  const ids = [...new Set(views.map(({ actorId }) => actorId))];
  const roles = new Map<string, readonly string[]>();
  for (const actorId of ids) roles.set(actorId, await rolesOf(db, actorId, () => undefined));
  return views.map(({ at, action, actorId }) => ({ at, action, roles: roles.get(actorId) ?? [] }));
}
