import { isMoreUrgent, type Found } from "#app/care/triage/rules/flag.ts";
import { policiesOf } from "#app/care/assistant/rules/policy.ts";
import { ownSigns, triage, type Triage } from "#app/care/triage/rules/triage.server.ts";
import type { Question } from "./twists.ts";

/** The triage of each message of a conversation, as the most urgent of them. */
export function triageOf(messages: readonly string[]): Triage {
  let known: readonly Found[] = [];
  let result: Triage | undefined;
  for (const [index, message] of messages.entries()) {
    const next = triage(ownSigns(message), messages.slice(0, index), known);
    known = [...next.found, ...next.earlier];
    if (!result || isMoreUrgent(next.level, result.level)) result = next;
  }
  if (!result) throw new Error("a conversation without a message");
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
