import { href, redirect } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { countClick } from "../../commands/count-click.server.ts";
import { unsubscribeMessages as say } from "../../texts/shopper.ts";
import { readingOf } from "./reading-of.ts";
import type { Route } from "./+types/follow-link.ts";

/** Redirects a link of a campaign's mail to its stored target, and nowhere else. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const target = await countClick(served.ctx, params.linkId, readingOf(request, params.token));
  if (target === undefined) {
    return redirectWithFlash(served, href("/"), { tone: "error", text: say.noLink });
  }
  const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return redirect(target, { status: 303, headers });
}
