import { data, redirect } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { countClick } from "../commands/count-click.server.ts";
import { readingOf } from "./reading-of.ts";
import type { Route } from "./+types/follow-link.ts";

/** A link of a campaign's mail: on to where it stood for, and nowhere else. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const target = await countClick(ctx, params.linkId, readingOf(request, params.token));
  if (target === undefined) throw data(null, { status: 404 });
  const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return redirect(target, { status: 303, headers });
}
