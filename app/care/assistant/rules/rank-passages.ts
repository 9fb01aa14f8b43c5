import type { Passage, PassageKind } from "./passage.ts";

export type WordPlaces = { found: ReadonlySet<number>; named: ReadonlySet<number> };

/** The searched words in one passage: those in its text, and those in its title and names. */
export type PassageHits = {
  position: number;
  found: readonly boolean[];
  named: readonly boolean[];
  kind: PassageKind;
};

export type Ranked = { position: number; covered: number; score: number };

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

export const isEnough = ({ covered }: Ranked): boolean => covered >= ENOUGH;

/**
 * Passages with words of the question, best first. A word that few passages contain weighs more. A
 * word in no passage weighs most: the question is probably about something else, because the
 * skills have answered what the shop is usually asked.
 */
export function rankPassages(
  hits: readonly PassageHits[],
  { asked, all }: { asked: number; all: number },
): Ranked[] {
  const having = Array.from(
    { length: asked },
    (_, index) => hits.filter(({ found }) => found[index]).length,
  );
  const weights = having.map((count) => Math.log((all + 1) / (count + 0.5)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return [];
  return hits
    .filter(({ found, named }) => named.some(Boolean) || found.filter(Boolean).length > 1)
    .map(({ position, found, named, kind }) => {
      const covered = weights.reduce((sum, weight, index) => sum + (found[index] ? weight : 0), 0);
      const titled = weights.reduce((sum, weight, index) => sum + (named[index] ? weight : 0), 0);
      return {
        position,
        covered: covered / whole,
        score: (covered + NAMED * titled) / whole + FIRST[kind],
      };
    })
    .toSorted((a, b) => b.score - a.score || a.position - b.position);
}
