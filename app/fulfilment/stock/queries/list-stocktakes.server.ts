import { and, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import { SHOP_ZONE } from "#app/lib/dates.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { mayDoTo, STOCKTAKE_STATES } from "../rules/stocktake-states.ts";
import { stocktakeCounts, stocktakeLines, stocktakes } from "../tables.server.ts";
import { stocktakeList } from "../views/stocktake-list.ts";

// A query of one table leaves table names out, so this names the table itself.
const own = sql.raw(`"stocktakes"."id"`);

/** The stocktakes that match the list's filters, each with its progress. */
export function stocktakesFor(db: Db, query: ListQuery) {
  const { id, number } = stocktakes;
  const { from, to } = query.filters;
  const which = and(
    isShown(shownTab(stocktakeList, query)),
    contains(query.search, stocktakes.number, stocktakes.scopeName),
    from ? sql`${startedDay} >= ${from}` : undefined,
    to ? sql`${startedDay} <= ${to}` : undefined,
  );
  return {
    id,
    sorts: { number: { by: number, type: "int" } },
    count: () => countRows(db, stocktakes, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          ...getTableColumns(stocktakes),
          items: sql<number>`(select count(*)::int from ${stocktakeLines} l
            where l.stocktake_id = ${own})`,
          counted: sql<number>`(select count(distinct c.line_id)::int
            from ${stocktakeCounts} c join ${stocktakeLines} l on l.id = c.line_id
            where l.stocktake_id = ${own})`,
          place,
        })
        .from(stocktakes)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type StocktakeRow = Awaited<ReturnType<ReturnType<typeof stocktakesFor>["rows"]>>[number];

const startedDay = sql`(${stocktakes.startedAt} at time zone ${sql.raw(`'${SHOP_ZONE}'`)})::date`;

const OPEN = STOCKTAKE_STATES.filter((state) => mayDoTo(state, "cancel"));

function isShown(show: string): SQL | undefined {
  if (show === "all") return undefined;
  if (show === "open") return inArray(stocktakes.state, OPEN);
  return eq(sql`${stocktakes.state}`, show);
}
