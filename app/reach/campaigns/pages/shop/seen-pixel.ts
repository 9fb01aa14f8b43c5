import { requestContext } from "#app/platform/http/request-context.server.ts";
import { countOpen } from "../../commands/count-open.server.ts";
import { readingOf } from "./reading-of.ts";
import type { Route } from "./+types/seen-pixel.ts";

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Every address gets the same picture, so that no one learns which tokens are real. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  await countOpen(context.get(requestContext).ctx, readingOf(request, params.token));
  return new Response(PIXEL, {
    headers: {
      "content-type": "image/gif",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
