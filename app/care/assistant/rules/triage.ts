import { nameCautions } from "#app/goods/catalog/rules/cautions/name-cautions.ts";
import { ALL_FLAGS } from "./all-flags.ts";
import { isMoreUrgent, type Flag, type Level } from "./flag.ts";
import { isGeneralQuestion } from "./general-question.ts";
import { withoutHarmless } from "./harmless.ts";
import { findPattern, readPattern, thingsIn, type Pattern } from "./match-pattern.ts";
import { isNegated } from "./negation.ts";
import { pastOf } from "./past.ts";
import { indexPatterns } from "./pattern-index.ts";
import { foldText, readWords, type Word } from "./read-words.ts";
import { areUrgentTogether } from "./several-signs.ts";

export type Found = Pick<Flag, "id" | "reason" | "say"> & { level: Exclude<Level, "none"> };
export type Triage = { level: Level; found: readonly Found[]; ofAnimal: boolean };

/** The signs in one message, without the messages before it. */
export type OwnSigns = {
  message: string;
  length: number;
  found: readonly Found[];
  ofAnimal: boolean;
};

/** Each pattern of each sign, most urgent signs first. */
const PATTERNS: readonly { flag: Flag; pattern: Pattern }[] = ALL_FLAGS.flatMap((flag) =>
  flag.patterns.map((text) => ({ flag, pattern: readPattern(text) })),
);

const fitting = indexPatterns(PATTERNS.map(({ pattern }) => pattern));

/** Words in a loose pattern may be a few more apart; the words of an idiom may not. */
const roomOf = ({ within }: Pattern): number => (within >= 5 ? 2 : 0);

/** How many more words may lie between them when the pattern continues in the next message. */
const ACROSS = 6;

export function ownSigns(message: string): OwnSigns {
  const { text, words, ofAnimal } = readMessage(message);
  const found = [...findFlags(words), ...cautionsIn(text)];
  return { message, length: words.length, found, ofAnimal };
}

/** What a professional has to know first, as signs. `text` is free of figures of speech. */
const cautionsIn = (text: string): Found[] =>
  nameCautions(text).map(({ id, name }) => ({
    id: `caution:${id}`,
    level: "see_doctor",
    reason: name,
  }));

/**
 * Rates the urgency of a message. Earlier messages matter: a sign may be split over two of them,
 * and every sign found stays. Nothing lowers the level, neither a person who says it is nothing nor
 * an instruction.
 */
export function triage(
  own: OwnSigns,
  before: readonly string[] = [],
  known: readonly Found[] = [],
): Triage {
  const found = new Map(known.map((one) => [one.id, one]));
  for (const one of own.found) keepMoreUrgent(found, one);
  const last = before.slice(-2).join(" ");
  if (last !== "")
    for (const one of findAcross(last, own.message, own.length)) keepMoreUrgent(found, one);
  const all = [...found.values()].toSorted((a, b) => (isMoreUrgent(a.level, b.level) ? -1 : 1));
  return { level: all[0]?.level ?? "none", found: all, ofAnimal: own.ofAnimal };
}

function readMessage(message: string) {
  const { text, ofAnimal } = withoutHarmless(foldText(message));
  return { text, words: readWords(text), ofAnimal };
}

function keepMoreUrgent(found: Map<string, Found>, one: Found) {
  const before = found.get(one.id);
  if (!before || isMoreUrgent(one.level, before.level)) found.set(one.id, one);
}

const TOGETHER: Flag & { level: "emergency" } = {
  id: "together",
  level: "emergency",
  reason: "Several warning signs at once",
  patterns: [],
};

function findFlags(words: readonly Word[]): Found[] {
  const found = findPatterns(words);
  return areTogether(words) ? [...found, asFound(TOGETHER, "emergency")] : found;
}

const areTogether = (words: readonly Word[]): boolean =>
  areUrgentTogether(words, (place) => levelAt(words, [place], TOGETHER) === "emergency");

function findPatterns(words: readonly Word[]): Found[] {
  const levels = new Map<Flag, Level[]>();
  for (const place of fitting(thingsIn(words))) {
    const one = PATTERNS[place];
    if (!one) continue;
    const { flag, pattern } = one;
    const found = findPattern(words, pattern, roomOf(pattern));
    const before = levels.get(flag) ?? [];
    levels.set(flag, [...before, ...found.map((at) => levelAt(words, at, flag))]);
  }
  return [...levels].flatMap(([flag, all]) => {
    const urgent = all.find((level) => level === flag.level) ?? all.find((one) => one !== "none");
    return urgent === undefined || urgent === "none" ? [] : [asFound(flag, urgent)];
  });
}

function levelAt(words: readonly Word[], places: readonly number[], flag: Flag): Level {
  if (flag.always) return flag.level;
  if (isNegated(words, places)) return isDoubted(words, places, flag) ? flag.level : "none";
  if (isGeneralQuestion(words, places[0] ?? 0, flag.level === "crisis")) return "none";
  switch (pastOf(words, places)) {
    case "over":
      return flag.level === "crisis" ? "see_doctor" : "none";
    case "long_ago":
      return "see_doctor";
    case "no":
      return flag.level;
  }
}

/**
 * "I would not do it, but I think of it": a person who goes on with a denied thought is serious.
 */
function isDoubted(words: readonly Word[], places: readonly number[], flag: Flag): boolean {
  if (flag.level !== "crisis") return false;
  const after = words.slice((places.at(-1) ?? 0) + 1);
  return after.some(({ text }) => DOUBTS.has(text));
}

const DOUBTS = new Set(["but", "pero", "sometimes", "minsan", "although", "kaso", "wish", "sana"]);

/** Finds signs that begin in an earlier message and end in this one, which has `own` words. */
function findAcross(last: string, message: string, own: number): Found[] {
  const joined = readMessage(`${last} ${message}`).words.map((word) => ({
    ...word,
    breakBefore: 0 as const,
  }));
  const border = joined.length - own;
  const told = new Set<Flag>();
  for (const place of fitting(thingsIn(joined))) {
    const one = PATTERNS[place];
    if (!one || one.pattern.atEnd || told.has(one.flag)) continue;
    const isTold = findPattern(joined, one.pattern, ACROSS).some((places) => {
      const begins = (places[0] ?? 0) < border;
      const ends = (places.at(-1) ?? 0) >= border;
      return begins && ends && !isNegated(joined, places);
    });
    if (isTold) told.add(one.flag);
  }
  const found = [...told].map((flag) => asFound(flag, flag.level));
  return areTogether(joined) ? [...found, asFound(TOGETHER, "emergency")] : found;
}

const asFound = ({ id, reason, say }: Flag, level: Found["level"]): Found => ({
  id,
  reason,
  level,
  ...(say === undefined ? {} : { say }),
});
