import { requestContext } from "#app/platform/http/request-context.server.ts";
import { answerApi } from "./answer-api.server.ts";
import type { Route } from "./+types/api.ts";

/** Every operation has its address here, for a program with a key. */
export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  answerApi(context.get(requestContext), request, params);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  answerApi(context.get(requestContext), request, params);
