import { shopDay } from "#app/lib/dates.ts";
import { lineFileHead } from "../../texts/staff-file.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { exportedOrders } from "./show-orders.server.ts";
import { lineRows } from "./export-lines.server.ts";
import type { Route } from "./+types/export-lines.ts";

/** The line items of all listed orders as a file, in the list's order. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { query, found } = await exportedOrders(ctx, request);
  const parts = lineRows(ctx.db, found, query.sort);
  return csvAnswer({ name: `order-lines-${shopDay(ctx.now)}`, head: lineFileHead, parts });
}
