import { redirect, href } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { SECTION_LABELS } from "./sections.ts";
import { readMenu } from "./read-menu.ts";
import type { Route } from "./+types/section-page.ts";

/** A section without a page of its own redirects to the first page that the actor may open. */
export function loader({ url, context }: Route.LoaderArgs) {
  const name = url.pathname.split("/")[2] ?? "";
  const menu = readMenu(context.get(requestContext).ctx.actor);
  const section = Object.hasOwn(SECTION_LABELS, name) && menu.find((one) => one.name === name);
  return redirect(section ? section.to : href("/admin"));
}
