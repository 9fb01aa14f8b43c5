import { foldText } from "#app/care/triage/rules/fold-text.ts";
import type { Subject } from "./find-products.ts";

const MOST_WORDS = 7;
const BEGINS =
  /^(?:and|or|ok(?:ay)? and|also|what about|how about|hows?|pano naman|paano naman|e yung|eh|e|yung|ang|kumusta naman|ug|unya|unsa man ang|kamusta|what if)\b/;

/** "And Retatrutide?", "How about to Davao?": the question before, about something else. */
export const isFollowUp = (words: readonly string[]): boolean =>
  words.length <= MOST_WORDS && BEGINS.test(foldText(words.join(" ")));

type InTalk = { kind: string | undefined; own: readonly Subject[]; before: readonly Subject[] };

/**
 * The products that a question is about: those that it names, or else those of the question before.
 * A comparison with one product is with the one before. What the shop sells is about none.
 */
export function subjectsInTalk({ kind, own, before }: InTalk): readonly Subject[] {
  if (kind === "compare" && own.length === 1) {
    return [...before.filter(({ slug }) => slug !== own[0]?.slug).slice(0, 1), ...own];
  }
  return own.length > 0 || kind === "products" ? own : before;
}
