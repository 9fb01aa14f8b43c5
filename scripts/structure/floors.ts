import { positionOf } from "./module-order.ts";
import { placeOf, type Place } from "./place.ts";
import { isTest } from "./source-file.ts";

const MAY_IMPORT: Record<Place["floor"], readonly Place["floor"][]> = {
  lib: ["lib"],
  ui: ["lib", "ui"],
  platform: ["lib", "platform"],
  module: ["lib", "ui", "platform", "module"],
  shells: ["lib", "ui", "platform", "module", "shells"],
  composition: ["lib", "ui", "platform", "module", "shells", "composition", "outside", "unknown"],
  outside: ["lib", "ui", "platform", "module", "shells", "composition", "outside", "unknown"],
  unknown: ["lib", "ui", "platform", "module", "shells", "composition", "outside", "unknown"],
};

/** Why `importer` may not import `target` (both project paths); undefined when it may. */
export function floorProblem(importer: string, target: string): string | undefined {
  if (isTest(importer) && target.startsWith("tests/")) return undefined;
  const from = placeOf(importer);
  const to = placeOf(target);
  if (!MAY_IMPORT[from.floor].includes(to.floor)) return upwards(from, to, target);
  if (from.floor !== "module" || to.floor !== "module") return undefined;
  // A page shows what later modules know of its noun. Routes and other pages alone import it.
  if (from.room === "pages") return undefined;
  return moduleProblem(from.module, to.module, target);
}

function upwards(from: Place, to: Place, target: string): string {
  const name = from.floor === "module" ? "a module" : `app/${from.floor}`;
  const allowed = MAY_IMPORT[from.floor].join(", ");
  const advice =
    to.floor === "module" && from.floor === "platform"
      ? "code that knows this noun belongs into its module"
      : "move what is shared down to a floor both may use, or pass it in from above";
  return `imports ${target}, but ${name} may import only from: ${allowed}; ${advice}`;
}

function moduleProblem(from: string, to: string, target: string): string | undefined {
  const own = positionOf(from);
  const other = positionOf(to);
  if (from === to || own === undefined || other === undefined || other < own) return undefined;
  return (
    `imports ${target}, but ${to} comes after ${from} in MODULE_ORDER; ` +
    `let ${from} enqueue an event that ${to} handles in its jobs.server.ts, or move the code to ${to}`
  );
}
