import { redirect, href } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { SECTION_LABELS } from "./sections.ts";
import { readMenu } from "./read-menu.ts";
import type { Route } from "./+types/section-page.ts";

/** The address of a section that has no page of its own leads to the first one somebody may open. */
export function loader({ url, context }: Route.LoaderArgs) {
  const name = url.pathname.split("/")[2] ?? "";
  const menu = readMenu(context.get(requestContext).ctx.actor);
  const section = Object.hasOwn(SECTION_LABELS, name) && menu.find((one) => one.name === name);
  return redirect(section ? section.to : href("/admin"));
}
