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

/** The words that name a product: those of its name that mean nothing else in a question. */
const namesOf = ({ name }: Subject): string[] =>
  wordsOf(name).filter((word) => word.length >= SHORTEST_NAME && !isTopicWord(word));

/** The products that these words name, in the order in which they are named. */
export function findProducts<S extends Subject>(
  words: readonly string[],
  subjects: readonly S[],
): S[] {
  const named = subjects.map((subject) => ({ subject, names: namesOf(subject) }));
  const found = words.flatMap((word) => {
    const meant = BRANDS[word] ?? word;
    const exact = named.filter(({ names }) => names.includes(meant));
    if (exact.length > 0) return exact.slice(0, 1);
    if (isTopicWord(word)) return [];
    const begun = named.filter(({ names }) => names.some((name) => isBeginning(word, name)));
    if (begun.length === 1) return begun;
    return named.filter(({ names }) => names.some((name) => isAlike(word, name))).slice(0, 1);
  });
  return [...new Set(found.map(({ subject }) => subject))];
}

const isBeginning = (word: string, name: string) =>
  word.length >= SHORTEST_BEGINNING && word.length < name.length && name.startsWith(word);

function isAlike(word: string, name: string): boolean {
  if (word.length < SHORTEST_MISSPELT || name.length < SHORTEST_MISSPELT) return false;
  const most = name.length < 8 ? 1 : 2;
  return Math.abs(word.length - name.length) <= most && slipsBetween(word, name) <= most;
}
