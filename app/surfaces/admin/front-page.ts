import { redirect, href } from "react-router";
import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/front-page.ts";

export function loader({ context }: Route.LoaderArgs) {
  return redirect(frontPageOf(context.get(requestContext).ctx.actor));
}

/** The back-office opens on the orders, or on the first page that somebody has. */
function frontPageOf(actor: Actor): string {
  if (may(actor, "orders:read")) return href("/admin/orders");
  return may(actor, "health:read") ? href("/admin/assessments") : href("/admin/reviews");
}
