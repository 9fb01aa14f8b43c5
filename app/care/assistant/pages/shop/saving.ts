import { requestContext } from "#app/platform/http/request-context.server.ts";
import { answerSaving, showSaving } from "./answer-saving.server.ts";
import type { Route } from "./+types/saving.ts";

/** `GET /api/health-ai-saving`: whether the reader's conversations are saved. */
export const loader = ({ context }: Route.LoaderArgs): Promise<Response> =>
  showSaving(context.get(requestContext));

/** `POST /api/health-ai-saving` with the form `sessionId`: from now on they are, and that one so far. */
export const action = ({ request, context }: Route.ActionArgs): Promise<Response> =>
  answerSaving(context.get(requestContext), request);
