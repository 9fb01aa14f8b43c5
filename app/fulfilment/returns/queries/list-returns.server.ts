import { and, eq, notInArray, sql, type SQL } from "drizzle-orm";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { END_STATES } from "../rules/return-terms.ts";
import { returnLines, returns } from "../tables.server.ts";
import { returnList } from "../views/return-list.ts";

const unitCount = sql<number>`(select sum(coalesce(l.received, l.units))::int
  from ${returnLines} l where l.return_id = ${returns}.id)`;

export function returnsFor(db: Db, query: ListQuery) {
  const { id, number, state, reason, askedAt, orderId } = returns;
  const wanted = query.filters["reason"];
  const which = and(
    isShown(shownTab(returnList, query)),
    contains(query.search, returns.number, orders.orderNumber),
    wanted ? sql`${reason} = ${wanted}` : undefined,
  );
  return {
    id,
    sorts: {
      asked: { by: askedAt, type: "timestamptz" },
      number: { by: number, type: "text" },
    },
    count: () =>
      countRows(db, sql`${returns} inner join ${orders} on ${orders.id} = ${orderId}`, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          number,
          state,
          reason,
          askedAt,
          orderNumber: orders.orderNumber,
          units: unitCount,
          place,
        })
        .from(returns)
        .innerJoin(orders, eq(orders.id, orderId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type ReturnRow = Awaited<ReturnType<ReturnType<typeof returnsFor>["rows"]>>[number];

function isShown(show: string): SQL | undefined {
  if (show === "all") return undefined;
  if (show === "open") return notInArray(returns.state, [...END_STATES]);
  return sql`${returns.state} = ${show}`;
}
