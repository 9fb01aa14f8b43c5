import { and, gte, inArray, lte, ne, sql, type SQL } from "drizzle-orm";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import type { DocumentState } from "../rules/document-terms.ts";
import { eDocuments } from "../tables.server.ts";
import { documentList } from "../views/document-list.ts";

const TABS: Readonly<Record<string, readonly DocumentState[]>> = {
  open: ["queued", "rejected"],
  sent: ["sent"],
  accepted: ["accepted"],
  rejected: ["rejected"],
};

/** Valid documents. A replaced version is on the page of its invoice. */
export function documentsFor(db: Db, query: ListQuery) {
  const { id, number, day, dueAt, total, state, taxClass } = eDocuments;
  const { from, to } = query.filters;
  const states = TABS[shownTab(documentList, query)];
  const which = and(
    states ? inArray(state, [...states]) : ne(state, "corrected"),
    contains(query.search),
    from ? gte(day, from) : undefined,
    to ? lte(day, to) : undefined,
  );
  return {
    id,
    sorts: { day: { by: day, type: "date" }, total: { by: total, type: "int" } },
    count: () => countRows(db, sql`${eDocuments}`, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ id, number, day, dueAt, total, state, taxClass, place })
        .from(eDocuments)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type DocumentListRow = Awaited<ReturnType<ReturnType<typeof documentsFor>["rows"]>>[number];

function contains(search: string): SQL | undefined {
  if (search === "") return undefined;
  // PostgreSQL texts cannot contain these characters.
  if (!search.isWellFormed() || search.includes("\0")) return sql`false`;
  return sql`(strpos(lower(${eDocuments.number}), lower(${search})) > 0
    or strpos(lower(${eDocuments.uniqueId}), lower(${search})) > 0)`;
}
