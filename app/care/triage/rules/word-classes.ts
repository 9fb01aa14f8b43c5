import { ALL_FLAGS } from "./all-flags.ts";
import { ACT_WORDS } from "./word-classes-acts.ts";
import { BISAYA_WORDS } from "./word-classes-bisaya.ts";
import { BODY_WORDS } from "./word-classes-body.ts";
import { CONTEXT_WORDS as BESIDE_SIGNS } from "./word-classes-context.ts";
import { HINT_WORDS } from "./word-classes-hints.ts";
import { NUMBER_CLASSES } from "./number-classes.ts";

/** Words of patterns and phrases that belong to no class, but may be misspelled too. */
const PATTERN_WORDS =
  "tumalon inhaler nakagat kinagat nasunog tumitigil tumigil humihinto nauntog nabagok nahulog antok inaantok magalaw maigalaw gumagalaw shortness attack malay consciousness matiis makayanan mapigilan wakasan lined stash dehydrated dehydration depressed depression depressing anymore longer disappear vanish worthless hopeless goodbye farewell everything nothing reason purpose pancreatitis gallbladder gallstones medullary allergic anaphylaxis anaphylactic hypoglycemia palpitations irregular pounding racing accidentally accident mistake stomach keeping heavily paralyzed painless lethal fatal breastfeeding nagpapasuso tumutugon gumagalaw makausap nakamamatay ikamatay accidently palagay diarrhea everywhere thunderclap stroke necrosis swallow makalunok lumunok malunok";

/** Words of phrases that are never misspellings of another word. */
const PHRASE_WORDS =
  "pamatay pampatay damo hanging shooting drowning slitting hang shoot drown stab slit ulirat conscious";

const CONTEXT_WORDS = { ...BESIDE_SIGNS, ...HINT_WORDS };
const SIGNS: Readonly<Record<string, string>> = { ...BODY_WORDS, ...ACT_WORDS };

const classesOfWord = new Map<string, Set<string>>();
for (const [name, words] of [SIGNS, CONTEXT_WORDS, BISAYA_WORDS].flatMap(Object.entries<string>)) {
  for (const word of words.split(" ")) {
    classesOfWord.set(word, (classesOfWord.get(word) ?? new Set()).add(name));
  }
}

/** Classes with verb forms: "crush" also as "crushed". Parts of the body have none. */
const VERBS = [
  "BREATHLESS",
  "CLOSING",
  "CONFUSED",
  "DROOP",
  "FAINT",
  "GRIP",
  "NUMB",
  "PAIN",
  "SEIZURE",
  "SHAKE",
  "SLUR",
  "SWEAT",
  "SWELL",
  "TIGHT",
  "TROUBLE",
  "VOMIT",
];

for (const [name, words] of [...Object.entries(SIGNS), ...Object.entries(CONTEXT_WORDS)]) {
  if (!VERBS.includes(name)) continue;
  for (const word of words.split(" ").filter((one) => /^[a-z]{4,}$/.test(one))) {
    const stem = word.replace(/e$/, "");
    for (const form of [`${word}s`, `${stem}ed`, `${stem}ing`]) {
      if (!classesOfWord.has(form)) classesOfWord.set(form, new Set([name]));
    }
  }
}

// "My nephew's body": the apostrophe is already removed.
for (const person of CONTEXT_WORDS.PERSON.split(" ")) {
  if (!classesOfWord.has(`${person}s`)) classesOfWord.set(`${person}s`, new Set(["PERSON"]));
}

const NONE: ReadonlySet<string> = new Set();

export const classesOf = (word: string): ReadonlySet<string> => classesOfWord.get(word) ?? NONE;

const CONTEXT: ReadonlySet<string> = new Set(Object.keys(CONTEXT_WORDS));

/** The word is a sign itself and not only its context. */
export function isSign(classes: ReadonlySet<string>): boolean {
  for (const name of classes) if (!CONTEXT.has(name) || name in SIGNS) return true;
  return false;
}

const ofPatterns = new Set(PATTERN_WORDS.split(" "));

/** Words that patterns and phrases use as they are, so they are not misspellings. */
const literal = new Set([
  ...PHRASE_WORDS.split(" "),
  ...ALL_FLAGS.flatMap(({ patterns }) => patterns)
    .flatMap((pattern) => pattern.split(/[ |!]/))
    .filter((word) => /^[a-z]+$/.test(word)),
]);

export const isRuleWord = (word: string): boolean =>
  classesOfWord.has(word) || ofPatterns.has(word) || literal.has(word);

/** The words that a misspelled word may mean. Shorter ones would match too much. */
export const CORRECTABLE: readonly string[] = [
  ...new Set([...Object.values(SIGNS).flatMap((words) => words.split(" ")), ...ofPatterns]),
].filter((word) => word.length >= 4 && !word.includes("_") && !/\d/.test(word));

export const CLASS_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(SIGNS),
  ...Object.keys(CONTEXT_WORDS),
  ...NUMBER_CLASSES,
]);
