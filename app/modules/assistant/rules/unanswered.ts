import type { Asked } from "./asked-words.ts";

export const QUESTION_OUTCOMES = ["answered", "declined"] as const;
export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number];

/** Whether an answer was none, for want of a text. */
export const isUnanswered = (by: string): boolean => by === "unknown" || by === "off_topic";

/** A longer one is a story, which nobody writes an article for. */
const LONGEST = 300;

/** What is stored of such a question: its words in order as its key, and its text without addresses and numbers. */
export function questionToNote(
  message: string,
  asked: readonly Asked[],
): { words: string; question: string } | undefined {
  const words = asked.map(({ word }) => word).toSorted();
  const question = message
    .replaceAll(/\S+@\S+|https?:\/\/\S+|www\.\S+/gi, "…")
    .replaceAll(/\d(?:[\d\s().+-]{4,}\d)/g, "…")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words.length === 0 || question.length > LONGEST) return undefined;
  return { words: words.join(" ").slice(0, LONGEST), question };
}
