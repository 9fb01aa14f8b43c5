import { CRISES } from "./flags-crisis.ts";
import { DOCTOR_FLAGS } from "./flags-doctor.ts";
import { BODY_EMERGENCIES } from "./flags-emergency.ts";
import { HARM_EMERGENCIES } from "./flags-harm.ts";
import { ACT_WORDS } from "./word-classes-acts.ts";
import { BODY_WORDS } from "./word-classes-body.ts";
import { PATTERN_WORDS, PHRASE_WORDS } from "./pattern-words.ts";
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

/** What stands in a pattern or a phrase as it is: no misspelling of something else. */
const literal = new Set([
  ...PHRASE_WORDS.split(" "),
  ...[...CRISES, ...BODY_EMERGENCIES, ...HARM_EMERGENCIES, ...DOCTOR_FLAGS]
    .flatMap(({ patterns }) => patterns)
    .flatMap((pattern) => pattern.split(/[ |!]/))
    .filter((word) => /^[a-z]+$/.test(word)),
]);

export const isRuleWord = (word: string): boolean =>
  classesOfWord.has(word) || ofPatterns.has(word) || literal.has(word);

/** What a misspelt word may stand for; shorter ones would be found in too many. */
export const CORRECTABLE: readonly string[] = [...classesOfWord.keys(), ...ofPatterns].filter(
  (word) => word.length >= 4 && !word.includes("_") && !/\d/.test(word),
);

export const CLASS_NAMES: ReadonlySet<string> = new Set([...Object.keys(WORDS), ...NUMBER_CLASSES]);
