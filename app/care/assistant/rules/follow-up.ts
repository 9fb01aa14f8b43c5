import { foldText } from "#app/care/triage/rules/fold-text.ts";
import type { Subject } from "./find-products.ts";

const MOST_WORDS = 7;
const BEGINS =
  /^(?:and|or|ok(?:ay)? and|also|what about|how about|pano naman|paano naman|e yung|eh|e|yung|ang|kumusta naman|ug|unya|unsa man ang|kamusta|what if)\b/;

/** "And Retatrutide?", "How about to Davao?": the question before, about something else. */
export const isFollowUp = (words: readonly string[]): boolean =>
  words.length <= MOST_WORDS && BEGINS.test(foldText(words.join(" ")));

type InTalk = {
  kind: string | undefined;
  words: readonly string[];
  own: readonly Subject[];
  /** The products that each question before named, the last one first. */
  before: readonly (readonly Subject[])[];
};

const BOTH = new Set(["both", "pareho", "parehas", "dalawa", "duha"]);

/**
 * The products that a question is about: those that it names, or else those that were named last. A
 * comparison and "both" need two of them. The question “What do you sell?” is about none.
 */
export function subjectsInTalk({ kind, words, own, before }: InTalk): readonly Subject[] {
  if (kind === "products") return own;
  const isOfTwo = kind === "compare" || words.some((word) => BOTH.has(word));
  if (!isOfTwo) return [own, ...before].find((named) => named.length > 0) ?? [];
  return own.length > 1 ? own : [...new Set([...own, ...before.flat()])].slice(0, 2);
}
