import type { Question } from "./questions.ts";

/** Of a form as it stands: its fields with what is in them. A box that is not ticked is not there. */
type Entries = Iterable<readonly [name: string, value: unknown]>;

/** The name of one box of a question with several answers. */
export function boxName(question: Question, option: string): string {
  return `${question}-${option}`;
}

/** Whether each question of a screen has an answer, so that the way on is open. */
export function areAnswered(questions: readonly Question[], entries: Entries): boolean {
  const given = [...entries].filter(
    ([, value]) => typeof value === "string" && value.trim() !== "",
  );
  return questions.every(
    // The address may be left out.
    (question) =>
      question === "email" ||
      given.some(([name]) => name === question || name.startsWith(`${question}-`)),
  );
}
