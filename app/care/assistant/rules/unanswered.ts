import type { SearchTerm } from "./asked-words.ts";
import { inVocabulary, type Vocabulary } from "./vocabulary.ts";

export const QUESTION_OUTCOMES = ["answered", "declined"] as const;
export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number];

/** The shop has no text for the question. */
export const isUnanswered = (by: string): boolean => by === "unknown" || by === "off_topic";

/** A longer text is a story, and no one writes an article for that. */
const LONGEST = 300;

/**
 * The stored form of such a question: its sorted words as the key, and its text. Only words from
 * the shop's own vocabulary are stored, so the name and address of the person never are.
 */
export function questionToNote(
  message: string,
  asked: readonly SearchTerm[],
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
