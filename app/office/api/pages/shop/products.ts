import { requestContext } from "#app/platform/http/request-context.server.ts";
import { productsQuery } from "../../input.ts";
import { apiProducts } from "../../queries/api-products.server.ts";
import { showApiProduct } from "../../views/show-answers.ts";
import { answerApi } from "./answer-api.server.ts";
import { readList } from "./read-list.server.ts";
import type { Route } from "./+types/products.ts";

/** The products, for a program with a key. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerApi(context.get(requestContext), request, {
    scope: "products:read",
    query: productsQuery,
    read: ({ ctx, query }) =>
      readList(ctx, query, {
        key: "products",
        sort: "updated",
        source: apiProducts(ctx.db, query),
        show: showApiProduct,
      }),
  });
