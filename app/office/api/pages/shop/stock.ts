import { requestContext } from "#app/platform/http/request-context.server.ts";
import { stockQuery } from "../../input.ts";
import { apiStock } from "../../queries/api-stock.server.ts";
import { showApiStock } from "../../views/show-answers.ts";
import { answerApi } from "./answer-api.server.ts";
import { readList } from "./read-list.server.ts";
import type { Route } from "./+types/stock.ts";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerApi(context.get(requestContext), request, {
    scope: "stock:read",
    query: stockQuery,
    read: ({ ctx, query }) =>
      readList(ctx, query, {
        key: "stock",
        sort: "sku",
        source: apiStock(ctx.db, query),
        show: showApiStock,
      }),
  });
