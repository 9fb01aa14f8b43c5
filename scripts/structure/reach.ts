import { specifiersIn, targetOf } from "./imports.ts";
import { placeOf } from "./place.ts";
import { isCode, isTest, type Problem, type SourceFile } from "./source-file.ts";

/**
 * Ratchets: the imports of a module from outside it, which are what the compiler names when its folder
 * is deleted. Recalls, vials, packing and deliveries store the lot of a unit, so those never leave alone.
 */
const MOST_REACH = { assessments: 10, highlevel: 4, lots: 41 };

export function reachProblems(files: readonly SourceFile[], most = MOST_REACH): Problem[] {
  return Object.entries(most).flatMap(([module, limit]) => {
    const count = reachOf(module, files);
    if (count <= limit) return [];
    const message = `${count} imports of ${module} from outside it, and the most is ${limit}`;
    return [{ path: "scripts/structure/reach.ts", message }];
  });
}

/** A module's seeds go with it, and tests and fixtures are not what a reader has to understand. */
export function reachOf(module: string, files: readonly SourceFile[]): number {
  const isInside = (path: string) => {
    const place = placeOf(path);
    return place.floor === "module" && place.module === module;
  };
  return files
    .filter(({ path }) => /^(?:app|db)\//.test(path) && isCode(path) && !isTest(path))
    .filter(({ path }) => !isInside(path) && !path.startsWith(`db/seed/${module}/`))
    .filter(({ path }) => !/(?:\.fixture|\/factories)\.ts$/.test(path))
    .flatMap(({ path, text }) => specifiersIn(text).map((specifier) => targetOf(path, specifier)))
    .filter((target) => target !== undefined && isInside(target)).length;
}
