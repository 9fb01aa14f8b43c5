import { ACT_WORDS } from "./word-classes-acts.ts";
import { BISAYA_WORDS } from "./word-classes-bisaya.ts";
import { BODY_WORDS } from "./word-classes-body.ts";
import { CONTEXT_WORDS } from "./word-classes-context.ts";
import { NUMBER_CLASSES } from "./number-classes.ts";

const SIGNS: Readonly<Record<string, string>> = { ...BODY_WORDS, ...ACT_WORDS };

const classesOfWord = new Map<string, Set<string>>();
for (const [name, words] of [SIGNS, CONTEXT_WORDS, BISAYA_WORDS].flatMap(Object.entries<string>)) {
  for (const word of words.split(" ")) {
    classesOfWord.set(word, (classesOfWord.get(word) ?? new Set()).add(name));
  }
}

/** Classes with verb forms: "crush" also as "crushed". Parts of the body have none. */
const VERBS =
  "BREATHLESS CLOSING CONFUSED DROOP FAINT NUMB PAIN SEIZURE SHAKE SLUR SWEAT SWELL TIGHT TROUBLE VOMIT".split(
    " ",
  );

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

export const CLASS_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(SIGNS),
  ...Object.keys(CONTEXT_WORDS),
  ...NUMBER_CLASSES,
]);
