import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { auditLog } from "./tables.server.ts";

/** What happened to one thing, oldest first, with the name of the person who did it; for staff only. */
export async function historyOf(db: Db, subject: { type: string; id: string }) {
  return entries(db)
    .where(and(eq(auditLog.subjectType, subject.type), eq(auditLog.subjectId, subject.id)))
    .orderBy(asc(auditLog.id))
    .limit(200);
}

/** The newest entries of any of these things, also of several together; newest first. */
export async function newestEntries(
  db: Db,
  subject: { type: string; id: readonly string[] },
  most: number,
): Promise<HistoryEntry[]> {
  return entries(db)
    .where(and(eq(auditLog.subjectType, subject.type), isOneOf(subject.id)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(most);
}

/** One entry about a thing of this type; undefined when there is none. */
export async function findEntry(
  db: Db,
  type: string,
  id: string,
): Promise<HistoryEntry | undefined> {
  const [found] = await entries(db).where(and(eq(auditLog.subjectType, type), eq(auditLog.id, id)));
  return found;
}

function entries(db: Db) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorKind: auditLog.actorKind,
      actorName: user.name,
      before: auditLog.before,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actorId));
}

export type HistoryEntry = Awaited<ReturnType<typeof historyOf>>[number];

/**
 * Who did one of these things to it last, and when; undefined when nobody did. A list of ids finds
 * what was done to any of them, also to several together.
 */
export async function lastChange(
  db: Db,
  subject: { type: string; id: string | readonly string[] },
  ...actions: string[]
) {
  const [last] = await db
    .select({ at: auditLog.at, actorId: auditLog.actorId, name: user.name })
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subjectType, subject.type),
        isOneOf(subject.id),
        inArray(auditLog.action, actions),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return last && { by: last.name ?? "System", actorId: last.actorId, at: last.at };
}

function isOneOf(id: string | readonly string[]) {
  if (typeof id === "string") return eq(auditLog.subjectId, id);
  return sql`string_to_array(${auditLog.subjectId}, ',') && ${sql.param([...id])}::text[]`;
}
