import { foldText } from "#app/care/triage/rules/fold-text.ts";
import { NAMED, type Subject } from "./find-products.ts";

const MOST_WORDS = 7;
const BEGINS =
  /^(?:(?:ok(?:ay)?|so|sige|ah|hmm) )?(?:and|or|ok(?:ay)? and|also|what about|how about|pano naman|paano naman|e yung|eh|e|yung|ang|kumusta naman|ug|unya|unsa man ang|kamusta|what if)\b/;

/** "And Retatrutide?", "How about to Davao?": the question before, about something else. */
export const isFollowUp = (words: readonly string[]): boolean =>
  words.length <= MOST_WORDS && BEGINS.test(foldText(words.join(" ")));

const MEANS_IT = new Set(
  "it that yun yon iyon yan iyan ito nito niyan nyan nun ana kana ani".split(" "),
);

/** The first word of a short question that stands for a product named before is read as its name. */
export function withMeant(words: readonly string[]): readonly string[] {
  const at = words.length > MOST_WORDS ? -1 : words.findIndex((word) => MEANS_IT.has(word));
  return at < 0 ? words : words.with(at, NAMED);
}

const HOW_MUCH = new Set("much magkano pila tagpila".split(" "));
const COLD = new Set("cold chilled malamig bugnaw".split(" "));
const SAYS_NOTHING_MORE = new Set(
  "how and what about the is it ang ba po sa fee fees bayad cost total products items ones".split(
    " ",
  ),
);

/**
 * What a short question asks that does not say of what: "pila ang bayad" is a price, and "and cold
 * products?" is about storage. The question before says of what.
 */
export function bareKind(words: readonly string[]): "price" | "storage" | undefined {
  const isBare = (of: ReadonlySet<string>) =>
    words.some((word) => of.has(word)) &&
    words.every((word) => of.has(word) || SAYS_NOTHING_MORE.has(word));
  if (isBare(HOW_MUCH)) return "price";
  return isBare(COLD) ? "storage" : undefined;
}

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
