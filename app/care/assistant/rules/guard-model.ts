import { isGrounded, sentencesOf } from "./guard-answer.ts";
import { policiesOf, type Policy } from "./policy.ts";

/** How much of a sentence has to stand in one sentence of the cited passages. */
const SUPPORTED = 0.6;
/** How much of an answer has to be left; less was written by something that does not keep to them. */
const LEFT = 0.6;

const EMPTY = new Set(
  "the and for with from that this these those are was were been being has have had its their they them there here which what when where who how can could may might will would should also into about such than then some any you your our we one more most other".split(
    " ",
  ),
);

/** Words that turn what a sentence says into its opposite. */
const TURNING =
  /\b(?:not|no|never|none|without|avoid\w*|cannot|nor|neither|unless|except|stop|warn\w*|hindi|huwag|wala\w*|bawal)\b|n[’']t\b/i;

/** What calms or advises, which a sentence may only say where its source does. */
const WEIGHTY =
  /\b(?:safe\w*|harmless|guarantee\w*|cures?|cured|proven|risk[ -]?free|recommend\w*|best|must|should|instead|skip|ignore|replace\w*|fine|okay|ok|always|everyone|anyone|ligtas|pwede|puwede|dapat)\b/gi;

/** Amounts in words, which a digit would be looked up for. */
const AMOUNT_WORDS =
  /\b(?:half|double|triple|twice|once|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|dozen|isa|dalawa\w*|tatlo\w*|doble|kalahati)\b/gi;

const ADDRESS = /https?:|www\.|@|\b[\w-]+\.(?:com|net|org|ph|io|me|shop)\b/i;

const FORBIDDEN: readonly Policy[] = ["injection", "dose", "combining", "sourcing"];

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.slice(0, 6));

/** Whether a sentence says what one cited sentence says, in words near to its own. */
function isSupported(sentence: string, cited: readonly string[]): boolean {
  const own = wordsIn(sentence);
  if (own.length === 0) return false;
  return cited.some((source) => {
    const known = new Set(wordsIn(source));
    const share = own.filter((word) => known.has(word)).length / own.length;
    if (share < SUPPORTED || TURNING.test(sentence) !== TURNING.test(source)) return false;
    const has = (words: RegExp) =>
      (sentence.match(words) ?? []).every((word) =>
        source.toLowerCase().includes(word.toLowerCase()),
      );
    return has(WEIGHTY) && has(AMOUNT_WORDS);
  });
}

/**
 * What a model wrote, as far as it may be said: only sentences that a cited sentence supports, with
 * its numbers and its negations, and nothing that the assistant does not do. Undefined where too
 * little is left.
 */
export function guardModelText(text: string, passages: readonly string[]): string | undefined {
  const cited = passages.flatMap(sentencesOf);
  const plain = text.replaceAll(/[*_`#>]+/g, "").replaceAll(/^\s*(?:[-•]|\d+[.)]) +/gm, "");
  const written = plain.split(/\n+/).flatMap(sentencesOf);
  const kept = written.filter(
    (sentence) =>
      isGrounded(sentence, passages) &&
      !ADDRESS.test(sentence) &&
      isSupported(sentence, cited) &&
      !policiesOf(sentence).some((policy) => FORBIDDEN.includes(policy)),
  );
  if (kept.length === 0 || kept.length < LEFT * written.length) return undefined;
  return kept.join(" ");
}
