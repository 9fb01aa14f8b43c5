import { NONE } from "./questions.ts";

/** What is ticked after one more box was: "none" and anything else put each other out. */
export function withLatest<T extends string>(ticked: readonly T[], latest: T): T[] {
  const others = ticked.filter((choice) => choice !== latest);
  const compatible = latest === NONE ? [] : others.filter((choice) => choice !== NONE);
  return [...compatible, latest];
}

/**
 * Without a script both can arrive. Then what was named counts, since leaving it out could only
 * make the result bolder.
 */
export function withoutContradiction<T extends string>(ticked: readonly T[]): T[] {
  const named = ticked.filter((choice) => choice !== NONE);
  return named.length > 0 ? named : [...ticked];
}
