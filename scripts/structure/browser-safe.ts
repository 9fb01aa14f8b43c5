import { builtinModules } from "node:module";
import { placeOf } from "./place.ts";
import { isServerOnly, isTest } from "./source-file.ts";

const runsInReact = /^(?:react|react-dom|react-router)(?:\/|$)/;

/** Names an address by its page, and is the only part of the router that is a plain function. */
const importsOnlyHref = /^import \{ href \} from "react-router";$/m;

/**
 * Why a file that also runs in the browser may not import this; undefined when it may. `target` is
 * the project path the specifier leads to, undefined for a package.
 */
export function browserProblem(
  importer: string,
  specifier: string,
  target: string | undefined,
  text: string,
): string | undefined {
  const room = browserRoom(importer);
  if (!room || isTest(importer)) return undefined;
  if (target !== undefined && isServerOnly(target) && !isHeavyRule(importer, target)) {
    return `imports ${target}, but ${room} must stay usable in the browser; pass the value in, or move the type or rule it needs into rules/ or app/lib`;
  }
  if (specifier.startsWith("node:") || builtinModules.includes(specifier)) {
    return `imports ${specifier}, but ${room} must stay usable in the browser; what needs Node belongs into a .server.ts file`;
  }
  if (room === "rules/" && runsInReact.test(specifier) && !importsOnlyHref.test(text)) {
    return `imports ${specifier}, but rules/ holds plain values; what renders belongs into components/`;
  }
  return undefined;
}

/** A rule that is too large for the browser is named `.server.ts`, and may use its like. */
const isHeavyRule = (importer: string, target: string): boolean =>
  isServerOnly(importer) && browserRoom(target) === "rules/";

function browserRoom(path: string): string | undefined {
  const place = placeOf(path);
  if (place.floor === "ui") return "app/ui";
  if (place.floor !== "module") return undefined;
  return place.room === "rules" || place.room === "components" ? `${place.room}/` : undefined;
}
