import { requestContext } from "#app/platform/http/request-context.server.ts";
import { noQuery } from "../../input.ts";
import { apiProduct } from "../../queries/api-products.server.ts";
import { showApiProduct } from "../../views/show-answers.ts";
import { answerApi } from "./answer-api.server.ts";
import type { Route } from "./+types/product.ts";

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  answerApi(context.get(requestContext), request, {
    scope: "products:read",
    query: noQuery,
    read: async ({ ctx }) => {
      const found = isTypable(params.slug) && (await apiProduct(ctx.db, params.slug));
      return found ? { body: showApiProduct(found) } : undefined;
    },
  });

/** No text in the database may have a NUL. */
const isTypable = (text: string) => text.isWellFormed() && !text.includes("\0");
