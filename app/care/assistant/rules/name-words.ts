import type { Passage } from "./passage.ts";

/** Shorter names are not similar to any word that is long enough to be checked for typos. */
const SHORTEST = 4;

export type NameWords = ReadonlyMap<string, readonly number[]>;

/** Each word of titles and names once, in lowercase and without accents. */
export function nameWords(passages: readonly Pick<Passage, "title" | "names">[]): NameWords {
  const places = new Map<string, number[]>();
  for (const [position, { title, names }] of passages.entries()) {
    for (const word of new Set(wordsOf(`${title} ${names}`))) {
      const known = places.get(word);
      if (known) known.push(position);
      else places.set(word, [position]);
    }
  }
  return places;
}

const wordsOf = (text: string): string[] => {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter(({ length }) => length >= SHORTEST);
};
