import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { findAll } from "./find-all.server.ts";
import type { Route } from "./+types/find.ts";

/** A POST, so that no address and no log contains the text. */
export async function action({ request, context }: Route.ActionArgs) {
  const { q = "", acts = "" } = await readFormTexts(request);
  const hits = await findAll(context.get(requestContext).ctx, q, acts);
  return Response.json(hits, { headers: { "cache-control": "no-store" } });
}
