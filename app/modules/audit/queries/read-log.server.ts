import { and, desc, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { addDays, atShopMinute } from "#app/lib/dates.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { BY_THE_SHOP, LOG_AREAS, type LogCursor, type LogFilter } from "../rules/log-filter.ts";
import { auditLog } from "../tables.server.ts";

const PAGE_SIZE = 50;
const person = alias(user, "person");

/** A page of the log, the newest first, and where the next one begins. */
export async function readLog(db: Db, filter: LogFilter, after?: LogCursor) {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorKind: auditLog.actorKind,
      actorName: user.name,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      /** Of an entry about a person's account, that person. */
      subjectName: person.name,
      /** It was deleted since, and has no page any more. */
      isGone: sql<boolean>`exists (select from ${auditLog} gone
        where gone.subject_type = ${auditLog.subjectType} and gone.subject_id = ${auditLog.subjectId}
          and gone.action = ${auditLog.subjectType} || '.deleted')`,
      before: auditLog.before,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actorId))
    .leftJoin(person, and(eq(auditLog.subjectType, "user"), eq(person.id, auditLog.subjectId)))
    .where(and(isAbout(filter), isBy(filter), isWithin(filter), isAfter(after)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return { rows: shown, next: last && { at: last.at, id: last.id } };
}

export type LogEntry = Awaited<ReturnType<typeof readLog>>["rows"][number];

/** In the words of the partial index, which a parameter would hide from the planner. */
function isAbout({ area }: LogFilter): SQL | undefined {
  if (area === undefined) return undefined;
  if (area === "orders") return sql`${auditLog.subjectType} = 'order'`;
  return and(
    sql`${auditLog.subjectType} <> 'order'`,
    inArray(auditLog.subjectType, [...LOG_AREAS[area].types]),
  );
}

function isBy({ by }: LogFilter): SQL | undefined {
  if (by === undefined) return undefined;
  if (by === BY_THE_SHOP) return eq(auditLog.actorKind, "system");
  return and(sql`${auditLog.actorKind} = 'user'`, eq(auditLog.actorId, by));
}

function isWithin({ from, to }: LogFilter): SQL | undefined {
  return and(
    from ? gte(auditLog.at, atShopMinute(from, 0)) : undefined,
    to ? lt(auditLog.at, addDays(atShopMinute(to, 0), 1)) : undefined,
  );
}

function isAfter(cursor: LogCursor | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const { at, id } = cursor;
  return sql`(${auditLog.at}, ${auditLog.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
}
