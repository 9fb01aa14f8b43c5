import { requestContext } from "#app/platform/http/request-context.server.ts";
import { answerRating } from "./rating.server.ts";
import type { Route } from "./+types/rating.ts";

/** `POST /api/health-ai-rating` with `{sessionId, answerId, verdict, reason}`. */
export const action = ({ request, context }: Route.ActionArgs): Promise<Response> =>
  answerRating(context.get(requestContext), request);
