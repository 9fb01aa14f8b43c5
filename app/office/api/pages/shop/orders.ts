import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ordersQuery } from "../../input.ts";
import { apiOrders } from "../../queries/api-orders.server.ts";
import { showApiOrder } from "../../views/show-answers.ts";
import { answerApi } from "./answer-api.server.ts";
import { readList } from "./read-list.server.ts";
import type { Route } from "./+types/orders.ts";

/** The orders, for a program with a key. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerApi(context.get(requestContext), request, {
    scope: "orders:read",
    query: ordersQuery,
    read: ({ ctx, query, scopes }) =>
      readList(ctx, query, {
        key: "orders",
        sort: "updated",
        source: apiOrders(ctx.db, query),
        show: (order) => showApiOrder(order, scopes.includes("orders:personal")),
      }),
  });
