import { slipsBetween } from "#app/running/places/rules/closest-word.ts";
import { isTopicWord, wordsOf } from "./read-topics.ts";

/** A product that a question can be about. */
export type Subject = { slug: string; name: string };

/** Brands, by the compound that the shop's products are named after. */
const BRANDS: Readonly<Record<string, string>> = {
  mounjaro: "tirzepatide",
  zepbound: "tirzepatide",
  ozempic: "semaglutide",
  wegovy: "semaglutide",
  rybelsus: "semaglutide",
  saxenda: "liraglutide",
  victoza: "liraglutide",
  copper: "ghk",
  ghkcu: "ghk",
  tirz: "tirzepatide",
};

const SHORTEST_NAME = 3;
/** "Sema", "reta": the beginning of a long name, if no other name begins with it. */
const SHORTEST_BEGINNING = 4;
const SHORTEST_MISSPELT = 6;

/** The brand that a message names, as typed. A vial of the shop is none of them. */
export const findBrand = (words: readonly string[]): string | undefined =>
  words.find((word) => MARKS.has(word));

const MARKS = new Set([
  "mounjaro",
  "zepbound",
  "ozempic",
  "wegovy",
  "rybelsus",
  "saxenda",
  "victoza",
]);

/** Products by each word that names them: one of their names that means nothing else. */
export type ProductNames = ReadonlyMap<string, Subject>;

export function productNames(subjects: readonly Subject[]): ProductNames {
  const names = new Map<string, Subject>();
  for (const subject of subjects) {
    const words = wordsOf(subject.name).filter((word) => word.length >= SHORTEST_NAME);
    for (const word of words) {
      if (!names.has(word) && !isTopicWord(word)) names.set(word, subject);
    }
  }
  return names;
}

/** The products that a published text names. */
export const namedProducts = (text: string, names: ProductNames): Set<Subject> =>
  new Set(wordsOf(text).flatMap((word) => names.get(word) ?? []));

/** The products that a message names, in its order, also by a brand or with a typo. */
export function findProducts(words: readonly string[], names: ProductNames): Subject[] {
  const found = words.flatMap((word) => {
    const exact = names.get(BRANDS[word] ?? word);
    if (exact) return [exact];
    if (word.length < SHORTEST_BEGINNING || isTopicWord(word)) return [];
    const begun = [...names].filter(([name]) => isBeginning(word, name));
    if (begun.length === 1) return begun.map(([, subject]) => subject);
    return [...names]
      .filter(([name]) => isAlike(word, name))
      .slice(0, 1)
      .map(([, one]) => one);
  });
  return [...new Set(found)];
}

const isBeginning = (word: string, name: string) =>
  word.length < name.length && name.startsWith(word);

function isAlike(word: string, name: string): boolean {
  if (word.length < SHORTEST_MISSPELT || name.length < SHORTEST_MISSPELT) return false;
  const most = name.length < 8 ? 1 : 2;
  return Math.abs(word.length - name.length) <= most && slipsBetween(word, name) <= most;
}
