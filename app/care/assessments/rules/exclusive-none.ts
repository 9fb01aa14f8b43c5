import { NONE } from "./questions.ts";

/** The ticked options after one more: "none" and other options exclude each other. */
export function withLatest<T extends string>(ticked: readonly T[], latest: T): T[] {
  const others = ticked.filter((choice) => choice !== latest);
  const compatible = latest === NONE ? [] : others.filter((choice) => choice !== NONE);
  return [...compatible, latest];
}

/**
 * Without a script both can arrive. We ignore "none", since the conditions are the safer answer.
 */
export function withoutContradiction<T extends string>(ticked: readonly T[]): T[] {
  const named = ticked.filter((choice) => choice !== NONE);
  return named.length > 0 ? named : [...ticked];
}
