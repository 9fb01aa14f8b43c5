import { and, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { SHOWN_DISCOUNTS, type ShownDiscounts } from "../rules/shown-discounts.ts";
import { discounts } from "../tables.server.ts";
import { discountList } from "../views/discount-list.ts";

/** The codes that match the list's filters, for its pages and its file. */
export function discountsFor(db: Db, query: ListQuery, now: Date) {
  const tab = shownTab(discountList, query);
  const type = query.filters["type"];
  const which = and(
    isShown(SHOWN_DISCOUNTS.find((one) => one === tab) ?? "all", now),
    type ? sql`${discounts.type} = ${type}` : undefined,
    contains(query.search),
  );
  return {
    id: discounts.id,
    sorts: {
      created: { by: discounts.createdAt, type: "timestamptz" },
      code: { by: discounts.code, type: "text" },
      used: { by: discounts.usedCount, type: "int" },
    },
    count: () => countRows(db, discounts, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ ...getTableColumns(discounts), place })
        .from(discounts)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

type DiscountCounts = {
  total: number;
  active: number;
  most: { code: string; uses: number } | null;
};

/** The numbers of codes outside the archive and of working ones, and the most used code. */
export async function countDiscounts(db: Db, now: Date): Promise<DiscountCounts> {
  const { rows } = await db.execute<DiscountCounts>(sql`
    select (count(*) filter (where ${isShown("all", now)}))::int as total,
      (count(*) filter (where ${isShown("active", now)}))::int as active,
      (select json_build_object('code', code, 'uses', used_count) from ${discounts}
        where used_count > 0 order by used_count desc, code limit 1) as most
    from ${discounts}`);
  return rows[0] ?? { total: 0, active: 0, most: null };
}

/** Archived codes are only in the archive's tab. */
function isShown(show: ShownDiscounts, at: Date): SQL | undefined {
  const now = sql`${at.toISOString()}::timestamptz`;
  const inUse = and(isNull(discounts.archivedAt), eq(discounts.isActive, true));
  const isOver = sql`(coalesce(${discounts.endsAt} <= ${now}, false)
    or coalesce(${discounts.usedCount} >= ${discounts.usageLimit}, false))`;
  const isAhead = sql`coalesce(${discounts.startsAt} > ${now}, false)`;
  switch (show) {
    case "archived":
      return isNotNull(discounts.archivedAt);
    case "inactive":
      return and(isNull(discounts.archivedAt), eq(discounts.isActive, false));
    case "ended":
      return and(inUse, isOver);
    case "scheduled":
      return and(inUse, sql`not ${isOver}`, isAhead);
    case "active":
      return and(inUse, sql`not ${isOver}`, sql`not ${isAhead}`);
    default:
      return isNull(discounts.archivedAt);
  }
}

function contains(search: string): SQL | undefined {
  if (search === "") return undefined;
  // PostgreSQL texts cannot contain these characters.
  if (!search.isWellFormed() || search.includes("\0")) return sql`false`;
  return sql`(strpos(${discounts.code}, upper(${search})) > 0
    or strpos(lower(${discounts.batch}), lower(${search})) > 0)`;
}
