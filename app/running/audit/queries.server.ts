import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { auditLog } from "./tables.server.ts";

/** The name of an account, or of the API key of a program. */
export const actorName = sql<string | null>`case ${auditLog.actorKind}
  when 'key' then ${auditLog.actorId} else ${user.name} end`;

/** The history of one record, oldest first, with the names of those who acted; for staff. */
export async function historyOf(db: Db, subject: { type: string; id: string }) {
  return entries(db)
    .where(and(eq(auditLog.subjectType, subject.type), eq(auditLog.subjectId, subject.id)))
    .orderBy(asc(auditLog.id))
    .limit(200);
}

/** The records of a history: one, several (also together), or without an id all of a type. */
export type Subject = { type: string; id?: string | readonly string[] | undefined };

export async function newestEntries(
  db: Db,
  { type, id }: Subject,
  most: number,
): Promise<HistoryEntry[]> {
  return entries(db)
    .where(and(eq(auditLog.subjectType, type), id === undefined ? undefined : isOneOf(id)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(most);
}

export async function findEntry(db: Db, id: string) {
  const [found] = await db.select().from(auditLog).where(eq(auditLog.id, id));
  return found;
}

/** The actor's latest entry about a record, so that the actor can undo it. */
export async function newestOwnEntry(
  { db, actor, now }: Pick<Ctx, "db" | "actor" | "now">,
  subject: { type: string; id: string | readonly string[] },
) {
  const [found] = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, subject.type),
        isOneOf(subject.id),
        eq(auditLog.actorId, actorId(actor)),
        eq(auditLog.at, now),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return found;
}

function entries(db: Db) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      subjectId: auditLog.subjectId,
      action: auditLog.action,
      actorKind: auditLog.actorKind,
      actorName,
      before: auditLog.before,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actorId));
}

export type HistoryEntry = Awaited<ReturnType<typeof historyOf>>[number];

/**
 * Who last did one of these actions to the record, and when. A list of ids also finds an action on
 * several of them together.
 */
export async function lastChange(
  db: Db,
  subject: { type: string; id: string | readonly string[] },
  ...actions: string[]
) {
  const [last] = await db
    .select({ at: auditLog.at, actorId: auditLog.actorId, name: actorName })
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
