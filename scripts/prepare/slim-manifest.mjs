import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const BEFORE = "window.__reactRouterManifest=";
const AFTER = ";";

/**
 * The list of routes comes with the first visit. It names for each the files it imports, so that
 * they are fetched together, what it has, and what it has not: only what it has is left. Files that
 * every page has anyway need no naming, nor do those of the back-office, whose few readers fetch
 * its shared files once.
 */
export function slimManifest(text) {
  if (!text.startsWith(BEFORE) || !text.endsWith(AFTER)) {
    throw new Error("the build's list of routes is written in another way than it used to be");
  }
  const list = JSON.parse(text.slice(BEFORE.length, -AFTER.length));
  const { root } = list.routes;
  const everywhere = new Set([...list.entry.imports, ...root.imports, ...root.css]);
  for (const route of Object.values(list.routes)) {
    const inBackOffice = isInBackOffice(list.routes, route);
    if (route !== root) {
      route.imports = inBackOffice ? [] : route.imports.filter((file) => !everywhere.has(file));
      route.css = route.css.filter((file) => !everywhere.has(file));
    }
    for (const key of Object.keys(route)) if (route[key] === false) delete route[key];
  }
  return `${BEFORE}${JSON.stringify(list)}${AFTER}`;
}

function isInBackOffice(routes, route) {
  if (/^admin(?:\/|$)/.test(route.path ?? "")) return true;
  return Boolean(route.parentId) && isInBackOffice(routes, routes[route.parentId]);
}

/** The same for the files of a build. */
export function slimManifests(folder) {
  for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = path.join(folder, name);
    writeFileSync(file, slimManifest(readFileSync(file, "utf8")));
  }
}
