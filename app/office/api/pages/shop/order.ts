import { requestContext } from "#app/platform/http/request-context.server.ts";
import { noQuery } from "../../input.ts";
import { apiOrder } from "../../queries/api-orders.server.ts";
import { showApiOrder } from "../../views/show-answers.ts";
import { answerApi } from "./answer-api.server.ts";
import type { Route } from "./+types/order.ts";

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  answerApi(context.get(requestContext), request, {
    scope: "orders:read",
    query: noQuery,
    read: async ({ ctx, scopes }) => {
      const found = isTypable(params.number) && (await apiOrder(ctx.db, params.number));
      return found ? { body: showApiOrder(found, scopes.includes("orders:personal")) } : undefined;
    },
  });

/** No text in the database may have a NUL. */
const isTypable = (text: string) => text.isWellFormed() && !text.includes("\0");
