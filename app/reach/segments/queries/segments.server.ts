import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { segments } from "../tables.server.ts";
import { segmentList } from "../views/segment-list.ts";

export function segmentsFor(db: Db, query: ListQuery) {
  const isArchived = shownTab(segmentList, query) === "archived";
  const which = and(
    isArchived ? isNotNull(segments.archivedAt) : isNull(segments.archivedAt),
    contains(query.search, segments.name),
  );
  return {
    id: segments.id,
    sorts: { name: { by: segments.name, type: "text" } },
    count: () => countRows(db, segments, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id: segments.id,
          name: segments.name,
          conditions: segments.conditions,
          archivedAt: segments.archivedAt,
          place,
        })
        .from(segments)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

/** The id may come from a URL, so anything that is not a UUID finds nothing. */
export async function findSegment(db: Db, segmentId: string) {
  if (!isUuid(segmentId)) return undefined;
  const [segment] = await db.select().from(segments).where(eq(segments.id, segmentId));
  return segment;
}

export async function segmentsInUse(db: Db) {
  return db
    .select({ id: segments.id, name: segments.name })
    .from(segments)
    .where(isNull(segments.archivedAt))
    .orderBy(asc(segments.name));
}
