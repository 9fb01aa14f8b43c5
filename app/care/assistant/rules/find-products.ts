import { slipsBetween } from "#app/running/places/rules/closest-word.ts";
import { isOrdinary, pairs, wordsOf } from "./asked-words.ts";

/** A product that a question can be about. */
export type Subject = { slug: string; name: string };

/** Brands and other names, by the word of the shop's products for the same. */
const BRANDS = pairs(
  "mounjaro=tirzepatide zepbound=tirzepatide ozempic=semaglutide wegovy=semaglutide rybelsus=semaglutide saxenda=liraglutide victoza=liraglutide",
);
const MEANT = new Map([...BRANDS, ...pairs("copper=ghk ghkcu=ghk tirz=tirzepatide")]);

/** "Sema", "reta": the beginning of a long name, if no other name begins with it. */
const SHORTEST_BEGINNING = 4;
const SHORTEST_MISSPELT = 6;

/** The brand that a message names, as typed. A vial of the shop is none of them. */
export const findBrand = (words: readonly string[]): string | undefined =>
  words.find((word) => BRANDS.has(word));

type Name = readonly [word: string, subject: Subject];

/** Products by each word that names them: one of their names that means nothing else. */
export type ProductNames = {
  byWord: ReadonlyMap<string, Subject>;
  bySound: ReadonlyMap<string, Subject>;
  byLetter: ReadonlyMap<string, readonly Name[]>;
};

export function productNames(subjects: readonly Subject[]): ProductNames {
  const byWord = new Map<string, Subject>();
  for (const subject of subjects) {
    for (const word of wordsOf(subject.name)) {
      if (isName(word) && !byWord.has(word)) byWord.set(word, subject);
    }
  }
  const bySound = new Map([...byWord].map(([word, subject]) => [soundOf(word), subject]));
  return { byWord, bySound, byLetter: Map.groupBy(byWord, ([word]) => word.charAt(0)) };
}

/** As a name is written by ear: "tirsepatayd" sounds like "tirzepatide". */
const soundOf = (word: string): string =>
  word
    .replaceAll(/ph|f/g, "p")
    .replaceAll(/[cq]/g, "k")
    .replaceAll("z", "s")
    .replaceAll("v", "b")
    .replaceAll(/ay|ai|e|y/g, "i")
    .replaceAll("o", "u")
    .replaceAll(/(.)\1+/g, "$1")
    .replace(/i$/, "");

/** A number alone names nothing. */
const isName = (word: string) => word.length >= 3 && /\p{L}/u.test(word) && !isOrdinary(word);

/** The products that a published text names. */
export const namedProducts = (text: string, { byWord }: ProductNames): Set<Subject> =>
  new Set(wordsOf(text).flatMap((word) => byWord.get(word) ?? []));

/** A longer message is a story, in which only the first unknown words are compared with names. */
const MOST_COMPARED = 12;

/** The products that a message names, in its order, also by a brand or with a typo. */
export const findProducts = (words: readonly string[], names: ProductNames): Subject[] => [
  ...new Set(namesAt(words, names).filter((subject) => subject !== undefined)),
];

/** The name in the shop's texts that a word means, which may be misspelled; a brand keeps its own. */
export function spellName(word: string, names: ProductNames): string | undefined {
  const [subject] = BRANDS.has(word) ? [] : findProducts([word], names);
  const spelled = [...names.byWord].find(([, one]) => one === subject);
  return names.byWord.has(word) ? word : spelled?.[0];
}

/** Stands for the name of a product, because a question is the same about each of them. */
export const NAMED = "§p";

/** The words of a message with one mark for each name of a product. */
export function withoutNames(words: readonly string[], names: ProductNames): string[] {
  let last: Subject | undefined;
  return namesAt(words, names).flatMap((found, at) => {
    const word = words[at] ?? "";
    const isSame = last !== undefined && (found === last || isPartOf(word, last));
    last = found ?? (isSame ? last : undefined);
    if (isSame) return [];
    return [found ? NAMED : word];
  });
}

/** "Lemon bottle", "GHK Cu": the rest of a name. */
const isPartOf = (word: string, { name }: Subject): boolean =>
  word.length >= SHORTEST_BEGINNING
    ? wordsOf(name).some((part) => slipsBetween(soundOf(part), soundOf(word)) < 2)
    : wordsOf(name).includes(word);

/** "Two vials of Glow and 3 Klow": how many of each product a message speaks of, by its slug. */
export function countsOf(
  words: readonly string[],
  names: ProductNames,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let last: string | undefined;
  let ahead: number | undefined;
  const named = namesAt(words, names);
  for (const [at, subject] of named.entries()) {
    const isOfThings = named[at + 1] !== undefined || THINGS.has(words[at + 1] ?? "");
    const count = isOfThings ? countIn(words[at] ?? "") : undefined;
    if (count !== undefined && last !== undefined && named.slice(at).every((one) => !one)) {
      counts.set(last, count);
    } else ahead = count ?? ahead;
    if (!subject || subject.slug === last) continue;
    last = subject.slug;
    counts.set(last, ahead ?? 1);
    ahead = undefined;
  }
  return counts;
}

const COUNTS = pairs(
  "two=2 dalawa=2 dalawang=2 duha=2 three=3 tatlo=3 tatlong=3 tulo=3 four=4 apat=4 five=5 lima=5 limang=5 six=6 anim=6 ten=10",
);
const THINGS = new Set(
  "vial vials bottle bottles box boxes pc pcs piece pieces pack packs bote boteng botelya piraso ka buok x of na".split(
    " ",
  ),
);

/** More of one product are asked for by a shop, not by a person. */
function countIn(word: string): number | undefined {
  const count = Number(COUNTS.get(word) ?? (/^\d{1,2}x?$/.test(word) ? word.replace("x", "") : 0));
  return count >= 2 && count <= 20 ? count : undefined;
}

/** The product that each word names. */
function namesAt(words: readonly string[], names: ProductNames): (Subject | undefined)[] {
  let left = MOST_COMPARED;
  return words.map((word) => {
    const exact = names.byWord.get(MEANT.get(word) ?? word);
    if (exact || word.length < SHORTEST_BEGINNING || isOrdinary(word)) return exact;
    const sounded = names.bySound.get(soundOf(word));
    if (sounded || left === 0) return sounded;
    left -= 1;
    return namedAlike(word, names.byLetter.get(word.charAt(0)) ?? []);
  });
}

function namedAlike(word: string, names: readonly Name[]): Subject | undefined {
  const begun = names.filter(([name]) => isBeginning(word, name));
  if (begun.length === 1) return begun[0]?.[1];
  return names.find(([name]) => isAlike(word, name))?.[1];
}

const isBeginning = (word: string, name: string) =>
  word.length < name.length && name.startsWith(word);

function isAlike(word: string, name: string): boolean {
  if (word.length < SHORTEST_MISSPELT || name.length < SHORTEST_MISSPELT) return false;
  const most = name.length < 8 ? 1 : 2;
  return Math.abs(word.length - name.length) <= most && slipsBetween(word, name) <= most;
}
