import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { storeDose } from "./store-dose.server.ts";
import type { Route } from "./+types/sent-doses.ts";

/** Takes doses from the queue of a browser (`app/ui/offline`). */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const texts = await readFormTexts(request);
  const stored = await storeDose(ctx, texts["planId"] ?? "", texts, texts["owner"] ?? "");
  if (!stored.ok) {
    const { status, reason: error, message, errors, urgent } = stored;
    return Response.json({ error, message, errors, urgent }, { status });
  }
  return Response.json({ id: stored.id, message: stored.concerns.join(" ") });
}
