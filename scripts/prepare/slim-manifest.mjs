import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const BEFORE = "window.__reactRouterManifest=";
const AFTER = ";";

/**
 * The list of routes comes with the first visit and names for each all files it imports, so that
 * they are fetched together. Those that every page has anyway need no naming, nor do those of the
 * back-office, whose few readers fetch its shared files once: a third of the list.
 */
export function slimManifest(text) {
  if (!text.startsWith(BEFORE) || !text.endsWith(AFTER)) {
    throw new Error("the build's list of routes is written in another way than it used to be");
  }
  const list = JSON.parse(text.slice(BEFORE.length, -AFTER.length));
  const everywhere = new Set([...list.entry.imports, ...list.routes.root.imports]);
  for (const [id, route] of Object.entries(list.routes)) {
    if (id === "root") continue;
    const isBackOffice = /(?:^|\/)admin\//.test(id);
    route.imports = isBackOffice ? [] : route.imports.filter((file) => !everywhere.has(file));
  }
  return `${BEFORE}${JSON.stringify(list)}${AFTER}`;
}

/** The same for the files of a build. */
export function slimManifests(folder) {
  for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = path.join(folder, name);
    writeFileSync(file, slimManifest(readFileSync(file, "utf8")));
  }
}
