import { classesOfNumber } from "./number-classes.ts";
import { classesOf } from "./word-classes.ts";

export type Word = {
  text: string;
  classes: ReadonlySet<string>;
  /** Before the word: nothing, a comma or contrasting conjunction, or the end of a sentence. */
  breakBefore: 0 | 1 | 2;
};

/** The words of a folded text. A letter typed again and again counts once. */
export const readWords = (folded: string): Word[] =>
  splitWords(folded.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, " ").replaceAll(/(\p{L})\1{2,}/gu, "$1"));

const CONTRAST = new Set([
  "but",
  "pero",
  "kaso",
  "however",
  "though",
  "although",
  "kahit",
  "subalit",
  "ngunit",
  "except",
  "kundi",
  "yet",
  "tapos",
  "then",
  "while",
  "because",
  "kasi",
  "dahil",
  "so",
]);

function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let breakBefore: Word["breakBefore"] = 2;
  for (const [part] of text.matchAll(/[\p{L}\p{N}_]+(?:\.\d+)?|\.{2,}|[^\s\p{L}\p{N}]/gu)) {
    if (/^[\p{L}\p{N}_]/u.test(part)) {
      if (CONTRAST.has(part) && breakBefore === 0) breakBefore = 1;
      // A word that refers back continues the sentence before it.
      if (breakBefore === 2 && words.length > 0 && GOES_ON.has(part)) breakBefore = 1;
      words.push({ text: part, classes: classesOf(part), breakBefore });
      breakBefore = 0;
    } else if (/^(?:[.!?;]|\.{2,})$/.test(part)) {
      breakBefore = part.length > 1 || part === ";" ? maximum(breakBefore, 1) : 2;
    } else if (/^[,:—–(]$/.test(part)) breakBefore = maximum(breakBefore, 1);
  }
  return joinShort(words).map((word, index) => {
    if (!/^\d/.test(word.text)) return word;
    return { ...word, classes: classesOfNumber(word.text, words[index + 1]?.text ?? "") };
  });
}

/** "Chest. Pain. Bad.": sentences of a word are one. */
const joinShort = (words: readonly Word[]): Word[] =>
  words.map((word, index) => {
    const isAfterOne = words[index - 1]?.breakBefore === 2 && word.breakBefore === 2;
    return isAfterOne ? { ...word, breakBefore: 1 } : word;
  });

const GOES_ON = new Set([
  "it",
  "its",
  "and",
  "tapos",
  "at",
  "especially",
  "like",
  "mostly",
  "lalo",
]);

const maximum = (one: Word["breakBefore"], other: Word["breakBefore"]) =>
  one > other ? one : other;
