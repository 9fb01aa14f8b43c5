import { browserProblem } from "./browser-safe.ts";
import { documentProblems } from "./documents.ts";
import { findCycles } from "./cycles.ts";
import {
  barrelProblem,
  commandProblem,
  defaultExportProblem,
  privatePartProblem,
  routeModulesIn,
} from "./exports.ts";
import { floorProblem } from "./floors.ts";
import { specifiersIn, targetOf } from "./imports.ts";
import { importLimitProblems } from "./limits.ts";
import { migrationProblems } from "./migrations.ts";
import { nameProblem } from "./names.ts";
import { reachProblems } from "./reach.ts";
import { routeAddressProblem } from "./route-address.ts";
import { literalAddressProblem } from "./literal-address.ts";
import { isCode, type Problem, type SourceFile } from "./source-file.ts";

const FAILING_LENGTH = 300;

/** Everything in these files that the house rules forbid. */
export function checkStructure(files: readonly SourceFile[]): Problem[] {
  const code = files.filter((file) => isCode(file.path));
  const lists = code.filter(({ path }) => /^app\/(?:.*\/pages|routes)\.ts$/.test(path));
  const listed = lists.map(({ text }) => text).join("\n");
  const routeModules = routeModulesIn(listed);
  const literalAddress = literalAddressProblem(listed);
  return [
    ...files.flatMap(({ path }) => problems(path, [nameProblem(path)])),
    ...code.flatMap(({ path, text }) =>
      problems(path, [
        lengthProblem(text),
        defaultExportProblem(path, text, routeModules),
        barrelProblem(path, text),
        commandProblem(path, text),
        routeAddressProblem(path, text, routeModules),
        literalAddress(path, text),
        ...importProblems(path, text),
      ]),
    ),
    ...cycleProblems(code),
    ...documentProblems(files),
    ...importLimitProblems(code),
    ...reachProblems(code),
    ...migrationProblems(files),
  ];
}

function problems(path: string, messages: readonly (string | undefined)[]): Problem[] {
  return messages.filter((message) => message !== undefined).map((message) => ({ path, message }));
}

function lengthProblem(text: string): string | undefined {
  const lines = text.trimEnd().split("\n").length;
  if (lines < FAILING_LENGTH) return undefined;
  return `has ${lines} lines, and ${FAILING_LENGTH} fails; split it by what its parts are for`;
}

function importProblems(path: string, text: string): (string | undefined)[] {
  return specifiersIn(text).flatMap((specifier) => {
    const target = targetOf(path, specifier);
    const floor = target === undefined ? undefined : floorProblem(path, target);
    const part = target === undefined ? undefined : privatePartProblem(path, target);
    return [floor, part, browserProblem(path, specifier, target, text)];
  });
}

function cycleProblems(code: readonly SourceFile[]): Problem[] {
  const known = new Set(code.map((file) => file.path));
  const importsOf = ({ path, text }: SourceFile): string[] =>
    specifiersIn(text).flatMap((specifier) => {
      const target = targetOf(path, specifier);
      return target !== undefined && known.has(target) ? [target] : [];
    });
  const imports = new Map(code.map((file) => [file.path, importsOf(file)]));
  return findCycles(imports).map((cycle) => ({
    path: cycle[0] ?? "",
    message: `is in an import cycle: ${[...cycle, cycle[0]].join(" -> ")}; move what both need into a file of its own`,
  }));
}
