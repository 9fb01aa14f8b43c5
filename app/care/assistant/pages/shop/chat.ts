import { answerChat } from "./chat.server.ts";
import { askContext } from "./ask.server.ts";
import type { Route } from "./+types/chat.ts";

/** `POST /api/health-ai-chat` with `{message, sessionId}`; the README lists the answers. */
export const action = ({ request, context }: Route.ActionArgs): Promise<Response> =>
  answerChat(askContext(context), request);
