import { unitCookie } from "#app/care/dosing/pages/portal/unit-cookie.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { storeEntry } from "./store-entry.server.ts";
import type { Route } from "./+types/sent-entries.ts";

/** Takes entries from the queue of a browser (`app/ui/offline`). */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const stored = await storeEntry(served, texts, texts["owner"] ?? "");
  if (!stored.ok) {
    const { status, error, message, errors } = stored;
    return Response.json({ error, message, errors }, { status });
  }
  const headers = { "set-cookie": unitCookie(stored.unit, served.env.appUrl) };
  return Response.json({ id: stored.id }, { headers });
}
