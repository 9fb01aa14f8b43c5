/** More would say nothing more. */
export const MOST_PROBLEMS = 1_000;

/**
 * The problems that the last check did not have. An amount of a problem changes while the shop goes
 * on selling, so amounts are not compared. Numbers of records are.
 */
export function newProblems(found: readonly string[], before: readonly string[]): string[] {
  if (before.length >= MOST_PROBLEMS) return [];
  const known = new Set(before.map(withoutAmounts));
  return found.filter((problem) => !known.has(withoutAmounts(problem)));
}

const withoutAmounts = (problem: string) => problem.replaceAll(/(?<![\w-])-?\d+(?![\w-])/g, "#");
