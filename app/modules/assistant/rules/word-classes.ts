import { ACT_WORDS } from "./word-classes-acts.ts";
import { BODY_WORDS } from "./word-classes-body.ts";
import { PATTERN_WORDS } from "./pattern-words.ts";
import { NUMBER_CLASSES } from "./number-classes.ts";

const WORDS: Readonly<Record<string, string>> = { ...BODY_WORDS, ...ACT_WORDS };

/** Which classes a word of the rules belongs to. */
const classesOfWord = new Map<string, Set<string>>();
for (const [name, words] of Object.entries(WORDS)) {
  for (const word of words.split(" ")) {
    classesOfWord.set(word, (classesOfWord.get(word) ?? new Set()).add(name));
  }
}

const NONE: ReadonlySet<string> = new Set();

export const classesOf = (word: string): ReadonlySet<string> => classesOfWord.get(word) ?? NONE;

const ofPatterns = new Set(PATTERN_WORDS.split(" "));

export const isRuleWord = (word: string): boolean =>
  classesOfWord.has(word) || ofPatterns.has(word);

/** What a misspelt word may stand for; shorter ones would be found in too many. */
export const CORRECTABLE: readonly string[] = [...classesOfWord.keys(), ...ofPatterns].filter(
  (word) => word.length >= 4 && !word.includes("_") && !/\d/.test(word),
);

export const CLASS_NAMES: ReadonlySet<string> = new Set([...Object.keys(WORDS), ...NUMBER_CLASSES]);
