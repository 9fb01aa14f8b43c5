import { readFileSync } from "node:fs";
import type { Level } from "#app/care/triage/rules/flag.ts";
import { evaluationQuestions } from "./questions.ts";

/** A labeled conversation. The lines of a group are alike, so they are learned or tested together. */
export type LabeledLine = {
  messages: readonly string[];
  level: Level;
  group: string;
  /** It is worded as a customer might write any day, and not to mislead the reader. */
  isEveryday: boolean;
};

const TWISTS_OF_A_SIGN = 12;
const EVERYDAY = ["harmless", "off topic", "topic", "dose", "injection"];

function askedLines(): LabeledLine[] {
  return evaluationQuestions().map(({ twist, messages, least }, index) => ({
    messages,
    level: least,
    group: `asked ${Math.floor(index / TWISTS_OF_A_SIGN)}`,
    isEveryday: EVERYDAY.includes(twist),
  }));
}

/** The lines of a file whose headings name a level and a voice: "# crisis: a teenager". */
export function linesOfVoices(file: string): LabeledLine[] {
  const sections = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split(/^# /m);
  return sections.flatMap((section) => {
    const [heading = "", ...lines] = section.trim().split("\n");
    const [name, voice] = heading.split(": ");
    // The headings of these files name levels.
    const level = name as Level;
    return lines.map((line) => ({
      messages: line.split(" / "),
      level,
      group: line,
      isEveryday: !/^others|alarming/.test(voice ?? ""),
    }));
  });
}

/** All that the second reader learns from. The everyday lines keep it calm about plain English. */
export const labeledLines = (): LabeledLine[] => [
  ...askedLines(),
  ...linesOfVoices("voices.txt"),
  ...linesOfVoices("more-voices.txt"),
  ...linesOfVoices("everyday-english.txt"),
  // They are plain on purpose: counted as everyday lines, they would hide what alarms.
  ...linesOfVoices("shop-questions.txt").map((line) => ({ ...line, isEveryday: false })),
];

/** Lines that it never learns from; they were set aside before they were read the first time. */
export const sealedLines = (): LabeledLine[] => linesOfVoices("sealed-voices.txt");
