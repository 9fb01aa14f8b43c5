import type { Question } from "./questions.ts";

/** The current fields of a form and their values. An unticked checkbox is missing. */
type Entries = Iterable<readonly [name: string, value: unknown]>;

export function boxName(question: Question, option: string): string {
  return `${question}-${option}`;
}

/** A screen can be left when each of its questions has an answer. */
export function areAnswered(questions: readonly Question[], entries: Entries): boolean {
  const given = [...entries].filter(
    ([, value]) => typeof value === "string" && value.trim() !== "",
  );
  return questions.every(
    // The address is optional.
    (question) =>
      question === "email" ||
      given.some(([name]) => name === question || name.startsWith(`${question}-`)),
  );
}
