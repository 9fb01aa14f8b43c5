import { isGrounded, sentencesOf } from "./guard-answer.ts";
import { policiesOf, type Policy } from "./policy.ts";

/** The share of a sentence's words that one sentence of the cited passages must contain. */
const SUPPORTED = 0.6;
/**
 * The share of an answer that must remain. A model that loses more does not keep to the passages.
 */
const LEFT = 0.6;

const EMPTY = new Set(
  "the and for with from that this these those are was were been being has have had its their they them there here which what when where who how can could may might will would should also into about such than then some any you your our we one more most other".split(
    " ",
  ),
);

const TURNING =
  /\b(?:not|no|never|none|without|avoid\w*|cannot|nor|neither|unless|except|stop|warn\w*|hindi|huwag|wala\w*|bawal)\b|n[’']t\b/i;

/** Words that calm or advise, which a sentence may contain only if its source does. */
const WEIGHTY =
  /\b(?:safe\w*|harmless|guarantee\w*|cures?|cured|proven|risk[ -]?free|recommend\w*|best|must|should|instead|skip|ignore|replace\w*|fine|okay|ok|always|everyone|anyone|ligtas|pwede|puwede|dapat)\b/gi;

/** Amounts in words, since the other guard looks for digits. */
const AMOUNT_WORDS =
  /\b(?:half|double|triple|twice|once|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|dozen|isa|dalawa\w*|tatlo\w*|doble|kalahati)\b/gi;

const ADDRESS = /https?:|www\.|@|\b[\w-]+\.(?:com|net|org|ph|io|me|shop)\b/i;

const FORBIDDEN: readonly Policy[] = ["injection", "dose", "combining", "sourcing"];

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.slice(0, 6));

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
 * The allowed part of a model's text: only sentences that a cited sentence supports, with its
 * numbers and negations, and nothing that the policies forbid. Undefined if too little remains.
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
