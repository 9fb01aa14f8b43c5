import { shopDay } from "#app/lib/dates.ts";
import { orderFileHead } from "../../texts/staff-file.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { orderRows } from "./export.server.ts";
import { exportedOrders } from "./show-orders.server.ts";
import type { Route } from "./+types/export.ts";

/** All listed orders as a file, in the list's order. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { query, found } = await exportedOrders(ctx, request);
  const parts = orderRows(ctx.db, found, query.sort);
  return csvAnswer({ name: `orders-${shopDay(ctx.now)}`, head: orderFileHead, parts });
}
