import type { Asked } from "./asked-words.ts";
import { inVocabulary, type Vocabulary } from "./vocabulary.ts";

export const QUESTION_OUTCOMES = ["answered", "declined"] as const;
export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number];

/** Whether an answer was none, for want of a text. */
export const isUnanswered = (by: string): boolean => by === "unknown" || by === "off_topic";

/** A longer one is a story, which nobody writes an article for. */
const LONGEST = 300;

/**
 * What is stored of such a question: its words in order as its key, and its text. Only words that
 * the shop uses itself are stored, so that no name or address of its asker is.
 */
export function questionToNote(
  message: string,
  asked: readonly Asked[],
  vocabulary: Vocabulary,
): { words: string; question: string } | undefined {
  const known = asked.flatMap(({ word }) => (vocabulary.has(word) ? [word] : []));
  const open = message
    .replaceAll(/\S+@\S+|https?:\/\/\S+|www\.\S+/gi, "…")
    .replaceAll(/\d(?:[\d\s().+-]{4,}\d)/g, "…");
  const question = inVocabulary(open, vocabulary).replaceAll(/\s+/g, " ").trim();
  if (known.length === 0 || open.length > LONGEST) return undefined;
  return { words: known.toSorted().join(" ").slice(0, LONGEST), question };
}
