import type { Passage, PassageKind } from "./passage.ts";

/** In which passages a word stands: in their text, and in their title and names. */
export type WordPlaces = { found: ReadonlySet<number>; named: ReadonlySet<number> };

/** In which passage which of the asked words stands: in its text, or in its title and names. */
export type PassageHits = {
  position: number;
  found: readonly boolean[];
  named: readonly boolean[];
  kind: PassageKind;
};

export type Ranked = { position: number; score: number };

/** How much of what is asked a passage has to be about, by how rare the words are. */
export const ENOUGH = 0.55;

/** What a title says of a passage counts more than what stands in it. */
const NAMED = 0.6;

/** A text that was written to explain comes before what stands on the page of a product. */
const FIRST: Record<PassageKind, number> = { question: 0.25, article: 0.25, product: 0 };

/** The passages that have any of the words, and which of them. */
export function hitsOf(words: readonly WordPlaces[], passages: readonly Passage[]): PassageHits[] {
  const positions = new Set(words.flatMap(({ found }) => [...found]));
  return [...positions].flatMap((position) => {
    const kind = passages[position]?.kind;
    if (!kind) return [];
    const found = words.map((word) => word.found.has(position));
    return [{ position, kind, found, named: words.map((word) => word.named.has(position)) }];
  });
}

/**
 * The passages that are about what is asked, the best first. A word that few passages have says
 * more; one that none has says that the shop's texts are about something else.
 */
export function rankPassages(asked: number, hits: readonly PassageHits[], all: number): Ranked[] {
  const weights = Array.from({ length: asked }, (_, index) => {
    const having = hits.filter(({ found }) => found[index]).length;
    return Math.log((all + 1) / (having + 0.5));
  });
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
    .filter(({ covered }) => covered >= ENOUGH)
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
    .map(({ position, score }) => ({ position, score }));
}
