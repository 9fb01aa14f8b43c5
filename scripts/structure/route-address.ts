import { isTest } from "./source-file.ts";

/**
 * A page that is reached by a link is fetched from an address of the router's own (`/terms.data`,
 * with `_routes` in its query), and `request.url` is that one. `url`, beside it among the arguments,
 * is the page's.
 */
export function routeAddressProblem(
  path: string,
  text: string,
  routeModules: ReadonlySet<string>,
): string | undefined {
  if (!routeModules.has(path) || isTest(path) || !/\brequest\.url\b/.test(text)) return undefined;
  return "reads request.url, which is another address when its page is reached by a link; take `url` from the loader's or action's arguments";
}
