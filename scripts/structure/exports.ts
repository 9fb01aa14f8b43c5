import { placeOf } from "./place.ts";
import { isTest } from "./source-file.ts";

const anyDefault = /^export\s+default\b|^export\s*\{[^}]*\bas\s+default\b/m;
const reExport = /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;]*?\bfrom\b[^;]*;?$/gm;
const importStatement = /^import\b[^;]*;?$/gm;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** A function, or the commands of a plain record: a file has one, since its description is one. */
const exportedFunction =
  /^export\s+(?:async\s+)?function\b|^export\s+const\s+\w+Commands\s*=\s*recordCommands\(|^export\s+const\s+\w+[^=\n]*=\s*(?:async\s*)?(?:<[^>]*>\s*)?(?:function\b|\([^)]*\)[^=\n]*=>|\w+\s*=>)/gm;

/** The files that React Router loads, which must have a default export. */
export function routeModulesIn(lists: string): Set<string> {
  const files = lists.matchAll(/["']([^"']+\.tsx?)["']/g);
  return new Set(Array.from(files, (match) => `app/${(match[1] ?? "").replace(/^\.\//, "")}`));
}

export function defaultExportProblem(
  path: string,
  text: string,
  routeModules: ReadonlySet<string>,
): string | undefined {
  const loadedByName = /^app\/(?:routes\.ts|root\.tsx|entry\.\w+\.tsx)$|\.config\.ts$/.test(path);
  if (loadedByName || routeModules.has(path) || !anyDefault.test(text)) return undefined;
  return "has a default export; only route modules (listed in a pages.ts) and configs need one, so export by name";
}

/**
 * A barrel hides where code is: `export *`, an index that re-exports, a file that does nothing
 * else.
 */
export function barrelProblem(path: string, text: string): string | undefined {
  const code = text.replace(comment, "");
  const found = code.match(reExport) ?? [];
  if (found.length === 0) return undefined;
  const rest = code.replace(reExport, "").replace(importStatement, "").trim();
  const isIndex = /\/index\.tsx?$/.test(path);
  if (!isIndex && rest !== "" && !found.some((line) => /^export\s+(?:type\s+)?\*/.test(line))) {
    return undefined;
  }
  return "only passes other files on; let the importers name the file that holds the code";
}

export function commandProblem(path: string, text: string): string | undefined {
  const place = placeOf(path);
  if (place.floor !== "module" || place.room !== "commands" || isTest(path)) return undefined;
  if (isPrivatePart(path)) return undefined;
  const count = text.match(exportedFunction)?.length ?? 0;
  if (count === 1) return undefined;
  if (count === 0)
    return "exports no function; a command file is one verb, other code belongs into rules/ or queries/";
  return `exports ${count} functions; a command file is one verb, so give each its own file in commands/`;
}

/** The private files in a command's folder: `commands/place-order/lock-stock.server.ts`. */
export function isPrivatePart(path: string): boolean {
  const [command, file] = path.split("/commands/")[1]?.split("/") ?? [];
  return file !== undefined && file !== `${command}.server.ts`;
}

/** Only the command itself may import its private parts; other modules call the command. */
export function privatePartProblem(importer: string, target: string): string | undefined {
  const folder = target.slice(0, target.lastIndexOf("/") + 1);
  if (!target.includes("/commands/") || !isPrivatePart(target)) return undefined;
  if (importer.startsWith(folder) || isTest(importer)) return undefined;
  return `imports ${target}, a private part of a command; import the command, or move the part up to commands/ if it is one`;
}
