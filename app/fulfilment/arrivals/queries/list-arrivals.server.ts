import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { arrivals } from "../tables.server.ts";
import { arrivalList } from "../views/arrival-list.ts";
import { isItsParcel } from "./find-arrival.server.ts";
import { isOpen } from "./waiting-arrivals.server.ts";

export function arrivalsFor(db: Db, query: ListQuery) {
  const { id, orderId, felt, hours, answer, decision, reportedAt } = arrivals;
  const { orderNumber, parcelsSent } = orders;
  const { courier } = parcels;
  const wanted = query.filters["felt"];
  const which = and(
    isShown(shownTab(arrivalList, query)),
    contains(query.search, orders.orderNumber),
    wanted ? sql`${felt} = ${wanted}` : undefined,
  );
  return {
    id,
    sorts: { reported: { by: reportedAt, type: "timestamptz" } },
    count: () =>
      countRows(db, sql`${arrivals} inner join ${orders} on ${orders.id} = ${orderId}`, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          felt,
          hours,
          answer,
          decision,
          reportedAt,
          orderNumber,
          parcel: arrivals.parcel,
          parcelsSent,
          courier,
          place,
        })
        .from(arrivals)
        .innerJoin(orders, eq(orders.id, orderId))
        .leftJoin(parcels, isItsParcel)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type ArrivalRow = Awaited<ReturnType<ReturnType<typeof arrivalsFor>["rows"]>>[number];

function isShown(show: string): SQL | undefined {
  if (show === "open") return isOpen;
  if (show === "decided") return isNotNull(arrivals.decision);
  return show === "fine" ? eq(arrivals.answer, "fine") : undefined;
}
