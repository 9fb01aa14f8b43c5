import { and, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { addDays, atShopMinute } from "#app/lib/dates.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { BY_THE_SHOP, isArea, LOG_AREAS } from "../rules/log-areas.ts";
import { actorName } from "../queries.server.ts";
import { auditLog } from "../tables.server.ts";

const person = alias(user, "person");

/** The filtered entries of the log. Filter days are days in Manila. */
export function logFor(db: Db, { filters, search }: ListQuery) {
  const { area, by, from, to } = filters;
  const which = and(
    isAbout(area),
    isBy(by),
    isWithin(from, to),
    contains(
      search,
      sql`translate(${auditLog.action}, '._', '  ')`,
      auditLog.subjectId,
      auditLog.before,
      auditLog.after,
      auditLog.reason,
    ),
  );
  return {
    id: auditLog.id,
    sorts: { at: { by: auditLog.at, type: "timestamptz" } },
    count: () => countRows(db, auditLog, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id: auditLog.id,
          at: auditLog.at,
          action: auditLog.action,
          actorKind: auditLog.actorKind,
          actorName,
          subjectType: auditLog.subjectType,
          subjectId: auditLog.subjectId,
          /** The person's name, when the entry is about an account. */
          subjectName: person.name,
          /** The record's first entry, which has its name where a later one has not. */
          firstFields: sql<unknown>`(select coalesce(first.after, first.before) from ${auditLog} first
            where first.subject_type = ${auditLog.subjectType}
              and first.subject_id = ${auditLog.subjectId}
            order by first.at, first.id limit 1)`,
          /** The record was deleted later and has no page. */
          isGone: sql<boolean>`exists (select from ${auditLog} gone
            where gone.subject_type = ${auditLog.subjectType}
              and gone.subject_id = ${auditLog.subjectId}
              and gone.action = ${auditLog.subjectType} || '.deleted')`,
          before: auditLog.before,
          after: auditLog.after,
          reason: auditLog.reason,
          place,
        })
        .from(auditLog)
        .leftJoin(user, eq(user.id, auditLog.actorId))
        .leftJoin(person, and(eq(auditLog.subjectType, "user"), eq(person.id, auditLog.subjectId)))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type LogEntry = Awaited<ReturnType<ReturnType<typeof logFor>["rows"]>>[number];

/** Repeats the partial index's words: a parameter would hide the index from the planner. */
function isAbout(area: string | undefined): SQL | undefined {
  if (area === undefined || !isArea(area)) return undefined;
  if (area === "orders") return sql`${auditLog.subjectType} = 'order'`;
  return and(
    sql`${auditLog.subjectType} <> 'order'`,
    inArray(auditLog.subjectType, [...LOG_AREAS[area].types]),
  );
}

function isBy(by: string | undefined): SQL | undefined {
  if (by === undefined) return undefined;
  if (by === BY_THE_SHOP) return eq(auditLog.actorKind, "system");
  return and(sql`${auditLog.actorKind} = 'user'`, eq(auditLog.actorId, by));
}

function isWithin(from: string | undefined, to: string | undefined): SQL | undefined {
  return and(
    from ? gte(auditLog.at, atShopMinute(from, 0)) : undefined,
    to ? lt(auditLog.at, addDays(atShopMinute(to, 0), 1)) : undefined,
  );
}
