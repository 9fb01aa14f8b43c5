import { createHash } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";

/**
 * Every first visit is sent the list of all routes, with their ids. Those made from file names are
 * a sixth of that list, so a route gets five characters of a hash of its name instead. They are
 * made of the name and not counted through, so that a tab which was opened before a deployment
 * and asks after it still means the same routes. Two alike fail the build.
 */
export function shortRouteIds(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map((entry) => ({
    ...entry,
    id: createHash("sha256")
      .update(entry.id ?? entry.file)
      .digest("base64url")
      .slice(0, 5),
    ...(entry.children && { children: shortRouteIds(entry.children) }),
  }));
}
