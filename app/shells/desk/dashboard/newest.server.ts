import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { formatMoney } from "#app/lib/money.ts";
import { logFor } from "#app/running/audit/queries/read-log.server.ts";
import { logList } from "#app/running/audit/views/log-list.ts";
import type { NewOrder } from "#app/selling/orders/queries/newest-orders.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { showEntry } from "#app/running/audit/pages/desk/show-entry.server.ts";

const ENTRIES = 6;

/** The newest orders as the board shows them. */
export function showNewOrders(rows: readonly NewOrder[]) {
  return rows.map(({ id, orderNumber, firstName, lastName, totalAmount, status, createdAt }) => ({
    to: href("/admin/orders/:orderId", { orderId: id }),
    number: orderNumber,
    customer: `${firstName} ${lastName}`,
    total: formatMoney(totalAmount, { centavos: "always" }),
    status,
    placedAt: formatDateTime(new Date(createdAt)),
  }));
}

/** The last entries of the audit log, for those who may read it. */
export async function recentActivity({ db, actor }: Ctx) {
  if (!may(actor, "audit:read")) return undefined;
  const query = readListQuery(logList, new URLSearchParams());
  const { rows } = await readPart(logFor(db, query), { sort: query.sort, size: ENTRIES });
  return rows.map((row) => {
    const { id, at, who, sentence, page } = showEntry(row);
    return { id, at, who: sentence.startsWith(who) ? "" : who, sentence, page };
  });
}
