import { answerChat } from "./answer-chat.server.ts";
import { askContext } from "./ask.server.ts";
import type { Route } from "./+types/chat.ts";

/** `POST /api/health-ai-chat` with `{message, sessionId}`: see the README for what it answers. */
export const action = ({ request, context }: Route.ActionArgs): Promise<Response> =>
  answerChat(askContext(context), request);
