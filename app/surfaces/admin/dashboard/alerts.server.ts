import { sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { shopDay } from "#app/lib/dates.ts";
import { lowLimits } from "#app/modules/catalog/rules/level-state.ts";
import { joinedSince } from "#app/modules/customers/queries/joined-since.server.ts";
import { pendingOrders } from "#app/modules/orders/queries/pending-orders.server.ts";
import { shownSettings } from "#app/modules/settings/queries.server.ts";
import { stockFigures } from "#app/modules/stock/queries/list-stock.server.ts";
import { stockList } from "#app/modules/stock/views/stock-list.ts";
import { may } from "#app/platform/access/may.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { dashboardMessages } from "./texts.ts";

const say = dashboardMessages.alerts;

type Served = Pick<RequestContext, "ctx" | "memory">;

export type Alert = { text: string; to: string };

/** What is worth a look, each with the list that it counts; those of lists that they may open. */
export async function readAlerts(served: Served): Promise<Alert[]> {
  const { db, actor, now } = served.ctx;
  const from = shiftDay(shopDay(now), -6);
  const [stock, { pending, joined }] = await Promise.all([
    may(actor, "stock:read") ? shortStock(served) : undefined,
    countBoth(db, {
      pending: may(actor, "orders:read") ? pendingOrders : sql`0`,
      joined: may(actor, "customers:read") ? joinedSince(from) : sql`0`,
    }),
  ]);
  const alert = (count: number, text: (count: number) => string, to: string): Alert[] =>
    count > 0 ? [{ text: text(count), to }] : [];
  return [
    ...alert(stock?.low ?? 0, say.low, `${href("/admin/stock")}?show=low`),
    ...alert(stock?.soldOut ?? 0, say.soldOut, `${href("/admin/stock")}?show=sold_out`),
    ...alert(pending, say.pending, `${href("/admin/orders")}?status=pending`),
    ...alert(joined, say.joined, `${href("/admin/customers")}?from=${from}`),
  ];
}

async function shortStock(served: Served) {
  const everything = readListQuery(stockList, new URLSearchParams());
  return stockFigures(served.ctx.db, everything, lowLimits(await shownSettings(served)));
}

async function countBoth(db: Db, parts: { pending: SQL; joined: SQL }) {
  const { rows } = await db.execute<{ pending: number; joined: number }>(
    sql`select ${parts.pending} as pending, ${parts.joined} as joined`,
  );
  return rows[0] ?? { pending: 0, joined: 0 };
}
