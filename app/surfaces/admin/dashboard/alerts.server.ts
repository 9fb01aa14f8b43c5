import { href } from "react-router";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { shopDay } from "#app/lib/dates.ts";
import { lowLimits } from "#app/modules/catalog/rules/level-state.ts";
import { countCustomers } from "#app/modules/customers/queries/list-customers.server.ts";
import { countPending } from "#app/modules/orders/queries/count-pending.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { stockFigures } from "#app/modules/stock/queries/list-stock.server.ts";
import { stockList } from "#app/modules/stock/views/stock-list.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { dashboardMessages } from "./texts.ts";

const say = dashboardMessages.alerts;

export type Alert = { text: string; to: string };

/** What is worth a look, each with the list that it counts; those of lists that they may open. */
export async function readAlerts({ db, actor, now }: Ctx): Promise<Alert[]> {
  const from = shiftDay(shopDay(now), -6);
  const [stock, pending, joined] = await Promise.all([
    may(actor, "stock:read") ? shortStock({ db }) : undefined,
    may(actor, "orders:read") ? countPending(db) : 0,
    may(actor, "customers:read") ? countCustomers(db, { text: "", joined: { from } }) : 0,
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

async function shortStock({ db }: Pick<Ctx, "db">) {
  const everything = readListQuery(stockList, new URLSearchParams());
  return stockFigures(db, everything, lowLimits(await loadSettings(db)));
}
