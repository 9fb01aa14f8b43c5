import type { Passage, PassageKind } from "./passage.ts";

export type WordPlaces = { found: ReadonlySet<number>; named: ReadonlySet<number> };

/** The searched words in one passage: those in its text, and those in its title and names. */
export type PassageHits = {
  position: number;
  found: readonly boolean[];
  named: readonly boolean[];
  kind: PassageKind;
};

export type Ranked = {
  position: number;
  covered: number;
  /** The share of the words that some passage has. */
  known: number;
  /** How many words it has, apart from names of products. */
  told: number;
  score: number;
};

/** The share of the question that a passage must cover, with rare words weighing more. */
export const ENOUGH = 0.55;

/** A word in a title weighs more than a word in the text. */
const NAMED = 0.6;

/** Explanatory texts rank before the page of a product. */
const FIRST: Record<PassageKind, number> = {
  question: 0.25,
  article: 0.25,
  policy: 0.1,
  product: 0,
};

export function hitsOf(words: readonly WordPlaces[], passages: readonly Passage[]): PassageHits[] {
  const positions = new Set(words.flatMap(({ found }) => [...found]));
  return [...positions].flatMap((position) => {
    const kind = passages[position]?.kind;
    if (!kind) return [];
    const found = words.map((word) => word.found.has(position));
    return [{ position, kind, found, named: words.map((word) => word.named.has(position)) }];
  });
}

/** A text about the product of a question answers it with fewer of its words. */
export const isEnough = ({ covered, known, told }: Ranked, isOfProduct = false): boolean =>
  covered >= ENOUGH || (isOfProduct && told > 1 && known >= ENOUGH);

/**
 * Passages with words of the question, best first. A word that few passages contain weighs more. A
 * word in no passage weighs most: the question is probably about something else, because the
 * skills have answered what the shop is usually asked.
 */
export function rankPassages(
  hits: readonly PassageHits[],
  { isName, all }: { isName: readonly boolean[]; all: number },
): Ranked[] {
  const having = isName.map((_, index) => hits.filter(({ found }) => found[index]).length);
  const weights = having.map((count) => Math.log((all + 1) / (count + 0.5)));
  const sumOf = (counts: (index: number) => boolean | undefined) =>
    weights.reduce((sum, weight, index) => sum + (counts(index) ? weight : 0), 0);
  const whole = sumOf(() => true);
  const known = sumOf((index) => (having[index] ?? 0) > 0);
  if (whole === 0) return [];
  return hits
    .filter(({ found, named }) => named.some(Boolean) || found.filter(Boolean).length > 1)
    .map(({ position, found, named, kind }) => {
      const covered = sumOf((index) => found[index]);
      const titled = sumOf((index) => named[index]);
      return {
        position,
        covered: covered / whole,
        known: covered / known,
        told: found.filter((is, index) => is && !isName[index]).length,
        score: (covered + NAMED * titled) / whole + FIRST[kind],
      };
    })
    .toSorted((a, b) => b.score - a.score || a.position - b.position);
}
