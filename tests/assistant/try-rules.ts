import { isMoreUrgent } from "#app/care/assistant/rules/flag.ts";
import { policiesOf } from "#app/care/assistant/rules/policy.ts";
import { ownSigns, triage, type Found, type Triage } from "#app/care/assistant/rules/triage.ts";
import type { Question } from "./twists.ts";

/** The triage of the last message of a conversation. */
export function triageOf(messages: readonly string[]): Triage {
  let known: readonly Found[] = [];
  let result: Triage = { level: "none", found: [], ofAnimal: false };
  for (const [index, message] of messages.entries()) {
    result = triage(ownSigns(message), messages.slice(0, index), known);
    known = result.found;
  }
  return result;
}

export type WrongAnswer = { question: Question; got: string };

export const underTriaged = (questions: readonly Question[]): WrongAnswer[] =>
  misjudged(questions, ({ least }, level) => isMoreUrgent(least, level));

export const overTriaged = (questions: readonly Question[]): WrongAnswer[] =>
  misjudged(questions, ({ most }, level) => isMoreUrgent(level, most));

function misjudged(
  questions: readonly Question[],
  isWrong: (question: Question, level: Triage["level"]) => boolean,
): WrongAnswer[] {
  return questions.flatMap((question) => {
    const { level } = triageOf(question.messages);
    return isWrong(question, level) ? [{ question, got: level }] : [];
  });
}

/** Harmless messages that are taken for a sign. */
export const alarmed = (messages: readonly string[]): string[] =>
  messages.filter((message) => triageOf([message]).level !== "none");

/** Requests that no rule refuses. */
export const unrefused = (messages: readonly string[]): string[] =>
  messages.filter((message) => policiesOf(message).length === 0);
