import {
  index,
  layout,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@react-router/dev/routes";
import type { Page } from "./platform/access/page.ts";
import { allPages } from "#app/shells/pages.ts";

/** Not in a build: neither its address nor its code. */
const inDevelopment =
  process.env["NODE_ENV"] === "production"
    ? []
    : [route("dev/ui", "shells/gallery/gallery-page.tsx")];

/** Named by its address, so that a file can serve several. */
function routeOf(address: string, { file }: Page): RouteConfigEntry {
  if (address === "/") return index(file, { id: address });
  return route(address.slice(1), file, { id: address });
}

function routesIn(shell: Page["shell"]): RouteConfigEntry[] {
  return Object.entries<Page>(allPages)
    .filter(([, page]) => page.shell === shell)
    .map(([address, page]) => routeOf(address, page));
}

/** Every page and endpoint of the shop, in its shell. Each module declares its own in `pages.ts`. */
export default [
  layout("shells/storefront/layout.tsx", [
    ...routesIn("storefront"),
    layout("shells/portal/layout.tsx", routesIn("portal")),
  ]),
  layout("shells/storefront/checkout-layout.tsx", routesIn("checkout")),
  layout("shells/desk/layout.tsx", [layout("shells/desk/pages.tsx", routesIn("admin"))]),
  ...routesIn(undefined),
  ...inDevelopment,
] satisfies RouteConfig;
