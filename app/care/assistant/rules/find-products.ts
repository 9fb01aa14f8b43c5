import { slipsBetween } from "#app/running/places/rules/closest-word.ts";
import { isOrdinary, wordsOf } from "./asked-words.ts";

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

type Name = readonly [word: string, subject: Subject];

/** Products by each word that names them: one of their names that means nothing else. */
export type ProductNames = {
  byWord: ReadonlyMap<string, Subject>;
  byLetter: ReadonlyMap<string, readonly Name[]>;
};

export function productNames(subjects: readonly Subject[]): ProductNames {
  const byWord = new Map<string, Subject>();
  for (const subject of subjects) {
    for (const word of wordsOf(subject.name)) {
      if (isName(word) && !byWord.has(word)) byWord.set(word, subject);
    }
  }
  return { byWord, byLetter: Map.groupBy(byWord, ([word]) => word.charAt(0)) };
}

/** A number alone names nothing. */
const isName = (word: string) =>
  word.length >= SHORTEST_NAME && /\p{L}/u.test(word) && !isOrdinary(word);

/** The products that a published text names. */
export const namedProducts = (text: string, { byWord }: ProductNames): Set<Subject> =>
  new Set(wordsOf(text).flatMap((word) => byWord.get(word) ?? []));

/** A longer message is a story, in which only the first unknown words are compared with names. */
const MOST_COMPARED = 12;

/** The products that a message names, in its order, also by a brand or with a typo. */
export function findProducts(
  words: readonly string[],
  { byWord, byLetter }: ProductNames,
): Subject[] {
  let left = MOST_COMPARED;
  const found = words.flatMap((word) => {
    const exact = byWord.get(BRANDS[word] ?? word);
    if (exact) return [exact];
    const names = byLetter.get(word.charAt(0));
    if (!names || left === 0 || word.length < SHORTEST_BEGINNING || isOrdinary(word)) return [];
    left -= 1;
    const begun = names.filter(([name]) => isBeginning(word, name));
    if (begun.length === 1) return begun.map(([, subject]) => subject);
    const alike = names.find(([name]) => isAlike(word, name));
    return alike ? [alike[1]] : [];
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
