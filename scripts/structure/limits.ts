import { specifiersIn } from "./imports.ts";
import { placeOf } from "./place.ts";
import { isCode, isTest, type Problem, type SourceFile } from "./source-file.ts";

/** Ratchets: lower them when the code allows it, never raise them. */
export const LIMITS = {
  /** A file that needs more is a page, a list or a command that wants to be divided. */
  imports: 20,
  /** What 99 of 100 files stay within. */
  usualImports: 18,
};

/** Files outside composition that import too much, and too many files that import much. */
export function importLimitProblems(files: readonly SourceFile[], limits = LIMITS): Problem[] {
  const counted = files
    .filter(({ path }) => isCode(path) && !isTest(path) && isLimited(path))
    .map(({ path, text }) => ({ path, count: new Set(specifiersIn(text)).size }))
    .toSorted((a, b) => b.count - a.count);
  const over = counted.filter(({ count }) => count > limits.imports).map(tooMany(limits.imports));
  const rest = counted.slice(Math.floor(counted.length / 100));
  const unusual = rest.filter(({ count }) => count > limits.usualImports);
  return [
    ...over,
    ...unusual.map(tooMany(limits.usualImports, "99 of 100 files must stay within")),
  ];
}

/** These name every module, as a file of the composition does. */
const LISTS = ["app/shells/pages.ts", "app/office/erasure/queries/every-record.server.ts"];

function isLimited(path: string): boolean {
  if (LISTS.includes(path)) return false;
  const { floor } = placeOf(path);
  return floor !== "composition" && floor !== "outside" && floor !== "unknown";
}

const tooMany =
  (limit: number, rule = "the limit is") =>
  ({ path, count }: { path: string; count: number }): Problem => ({
    path,
    message: `imports ${count} files, and ${rule} ${limit}; divide it by what its parts are for`,
  });
