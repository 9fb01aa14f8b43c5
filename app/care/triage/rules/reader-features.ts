import { foldText } from "./fold-text.ts";

/** The weights of the second reader are addressed by a hash of so many bits. */
export const FEATURE_BITS = 18;

const SHORTEST = 2;
const LONGEST = 5;

/** A sign among chatter is read in a window of this many words. */
const WINDOW = 24;

/** Fewer words tell too little by themselves. */
const SHORTEST_SENTENCE = 4;

/** Not "Dr. Reyes" and "Bgy. No. 5". */
const SENTENCE_END = /(?<!\b(?:bgy|brgy|no|drs?|dra|mrs?|ms|sta?))[.!?;…]+\s|\n/;

/** What is rated one by one; the most urgent part decides. */
export type Parts = { windows: readonly string[]; sentences: readonly string[] };

export const partsOf = (message: string): Parts => partsIn(foldText(message));

/**
 * The same for a folded text: the whole of it, and each of several sentences, because a question to
 * the shop beside a sign would outweigh it.
 */
export function partsIn(text: string): Parts {
  const windows = windowsOfWords(plainWords(text));
  const sentences = text
    .split(SENTENCE_END)
    .map(plainWords)
    .filter(({ length }) => length >= SHORTEST_SENTENCE)
    .flatMap(windowsOfWords)
    .filter((sentence) => !windows.includes(sentence));
  return { windows, sentences };
}

const plainWords = (text: string): string[] =>
  text
    .replaceAll(/(\p{L})\1{2,}/gu, "$1$1")
    .replaceAll(/\d/g, "0")
    .split(/[^\p{L}0]+/u)
    .filter(Boolean);

function windowsOfWords(words: readonly string[]): string[] {
  const starts = Math.max(1, Math.ceil(words.length / (WINDOW / 2)) - 1);
  return Array.from({ length: starts }, (_, index) => {
    const start = (index * WINDOW) / 2;
    return words.slice(start, start + WINDOW).join(" ");
  });
}

/** The features of words that were read before, since each word is in two windows. */
type KnownWords = Map<string, readonly number[]>;

/**
 * The distinct features of a window: parts of its words, its words, and its pairs of words. Words
 * and pairs of neighbors stand twice, because they tell more than their many parts. `known` belongs
 * to one number of bits.
 */
export function featuresOf(
  window: string,
  known: KnownWords = new Map(),
  bits = FEATURE_BITS,
): ReadonlySet<number> {
  const mask = 2 ** bits - 1;
  const words = window.split(" ");
  const features = new Set<number>();
  for (const [index, word] of words.entries()) {
    const own = known.get(word) ?? featuresOfWord(word, mask);
    known.set(word, own);
    for (const feature of own) features.add(feature);
    const [next, later] = words.slice(index + 1, index + 3);
    if (next !== undefined) {
      features.add(hash(`${word} ${next}`) & mask);
      features.add(hash(`= ${word} ${next}`) & mask);
    }
    if (later !== undefined) features.add(hash(`${word} _ ${later}`) & mask);
  }
  return features;
}

function featuresOfWord(word: string, mask: number): number[] {
  const features: number[] = [];
  const whole = `^${word}$`;
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    for (let at = 0; at + length <= whole.length; at += 1) {
      features.push(hash(whole, at, at + length) & mask);
    }
  }
  features.push(hash(whole) & mask, hash(`= ${word}`) & mask);
  return features;
}

/** FNV-1a with a final mix, because only its lowest bits are used. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return value ^ (value >>> 12);
}
