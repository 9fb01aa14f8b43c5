import { shopDay } from "#app/lib/dates.ts";
import { readListQuery, searchText } from "#app/lib/list/list-query.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { adminOrderMessages as say } from "../../texts/staff.ts";
import { orderFileHead } from "../../texts/staff-file.ts";
import { orderList } from "../../views/order-list.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { orderRows } from "./export.server.ts";
import { foundOrders } from "./show-orders.server.ts";
import type { Route } from "./+types/export.ts";

/** All listed orders as a file, in the list's order. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { query: asked, search } = await readFormTexts(request);
  const filters = readListQuery(orderList, new URLSearchParams(asked));
  const query = { ...filters, search: searchText(orderList, search) };
  const begun = await beginExport(ctx, query);
  if (!begun.ok) throw new Response(say.forbidden, { status: 403 });
  const parts = orderRows(ctx.db, await foundOrders(ctx, query), query.sort);
  return csvAnswer({ name: `orders-${shopDay(ctx.now)}`, head: orderFileHead, parts });
}
