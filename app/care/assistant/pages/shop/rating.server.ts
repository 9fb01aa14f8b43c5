import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { rateAnswer } from "../../commands/rate-answer.server.ts";
import { ratingInput } from "../../input.ts";
import { assistantMessages as say } from "../../texts/shopper.ts";
import { readMessage } from "./read-message.server.ts";

const HEADERS = { "cache-control": "no-store" };

/** Stores a thumb up or down. */
export async function answerRating({ ctx }: RequestContext, request: Request): Promise<Response> {
  const parsed = ratingInput.safeParse(await readMessage(request));
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? say.notRated;
    return Response.json({ error: "not_understood", message }, { status: 422, headers: HEADERS });
  }
  const { sessionId, answerId, verdict, reason } = parsed.data;
  const rating = { verdict, reason: verdict === "down" ? reason : null };
  const rated = await rateAnswer(ctx, { sessionId, answerId, rating });
  if (rated.ok) return Response.json({ ok: true }, { headers: HEADERS });
  return Response.json(
    { error: rated.reason, message: say.ratingNotFound },
    { status: 404, headers: HEADERS },
  );
}
