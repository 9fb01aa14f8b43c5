import { nameCautions } from "#app/goods/catalog/rules/cautions/name-cautions.ts";
import { ALL_FLAGS } from "./all-flags.ts";
import { isMoreUrgent, type Flag, type Found, type Level } from "./flag.ts";
import { findPattern, mayFit, readPattern, thingsIn, type Pattern } from "./match-pattern.ts";
import { isNegated } from "./negation.ts";
import { withoutAnimals } from "./of-animal.ts";
import { pastOf } from "./past.ts";
import { foldText } from "./fold-text.ts";
import { readWords, type Word } from "./read-words.ts";
import {
  isAlarming,
  isDoubtful,
  isOfCondition,
  isPlausible,
  isSure,
  readFolded,
  type ReadLevel,
} from "./second-reader.server.ts";

export type Triage = {
  /** The level of this message alone, and its signs. */
  level: Level;
  found: readonly Found[];
  /** Signs of earlier messages. They do not decide this answer, which only mentions them. */
  earlier: readonly Found[];
  /** It may be urgent, but not surely enough to alarm. */
  isDoubtful: boolean;
  /** It says that an earlier message, which sounded like a crisis, was not meant so. */
  isTakenBack: boolean;
  ofAnimal: boolean;
};

/** The signs in one message, without the messages before it. */
export type OwnSigns = {
  message: string;
  found: readonly Found[];
  isDoubtful: boolean;
  ofAnimal: boolean;
};

/** Each pattern of each sign, most urgent signs first. */
const PATTERNS: readonly { flag: Flag; pattern: Pattern }[] = ALL_FLAGS.flatMap((flag) =>
  flag.patterns.map((text) => ({ flag, pattern: readPattern(text) })),
);

/** Values beyond what a body bears. */
const MEASURED = /^(?:OXYGEN_LOW|SUGAR_LOW|SUGAR_HIGH|FEVER_HIGH|MANY_PILLS)$/;

const isMeasured = (word: Word | undefined): boolean =>
  [...(word?.classes ?? [])].some((name) => MEASURED.test(name));

const fitting = (words: readonly Word[]) => {
  const things = thingsIn(words);
  return PATTERNS.filter(({ pattern }) => mayFit(pattern, things));
};

/** Words in a loose pattern may be a few more apart; the words of an idiom may not. */
const roomOf = ({ within }: Pattern): number => (within >= 5 ? 2 : 0);

/** How many more words may lie between them when the pattern continues in the next message. */
const ACROSS = 6;

/**
 * Two readers. An urgent sign that a pattern finds counts if the second reader finds it plausible,
 * and the second reader adds what no pattern knows. It reads no denials, so it has to be sure where
 * the patterns found a sign and set it aside.
 */
export function ownSigns(message: string): OwnSigns {
  const { text, words, ofAnimal } = readMessage(message);
  const reading = readFolded(text);
  const { found: signs, isSetAside, measured } = findFlags(words);
  const named = [...signs, ...cautionsIn(text)];
  const found = named.filter(({ id, level }) => isPlausible(level, reading, measured.has(id)));
  const isCalming = words.length <= FEW_WORDS && isReassured(message);
  const isAdded = isSetAside || isCalming ? isSure(reading) : isAlarming(reading);
  const isKnown = found.some(isUrgentSign);
  const level = isAdded ? reading.level : isOfCondition(reading) ? "see_doctor" : undefined;
  const isNew = level === "see_doctor" ? found.length === 0 && !isSetAside : !isKnown;
  return {
    message,
    found: level && isNew ? [...found, asFound(LEARNED[level], level)] : found,
    isDoubtful: isDoubtful(reading, named.some(isUrgentSign)),
    ofAnimal,
  };
}

/** What a professional has to know first, as signs. */
const cautionsIn = (text: string): Found[] =>
  nameCautions(text).map(({ id, name }) => ({
    id: `caution:${id}`,
    level: "see_doctor",
    reason: name,
  }));

/**
 * Rates the urgency of a message. A sign may be split over this message and the two before it. The
 * signs that are `known` from before stay known, but do not alarm again.
 */
export function triage(
  own: OwnSigns,
  before: readonly string[] = [],
  known: readonly Found[] = [],
): Triage {
  const found = new Map<string, Found>();
  for (const one of own.found) keepMoreUrgent(found, one);
  const last = before.slice(-2).join(" ");
  if (last !== "") for (const one of findAcross(last, own.message)) keepMoreUrgent(found, one);
  const all = [...found.values()].toSorted((a, b) => (isMoreUrgent(a.level, b.level) ? -1 : 1));
  const level = all[0]?.level ?? "none";
  const earlier = known.filter(({ id }) => !found.has(id));
  const isCalm = level === "none" && isReassured(own.message);
  return {
    level,
    found: all,
    earlier: isCalm ? earlier.filter(isBodily) : earlier,
    isTakenBack: isCalm && !earlier.every(isBodily),
    isDoubtful: !isUrgent(level) && own.isDoubtful,
    ofAnimal: own.ofAnimal,
  };
}

const isUrgent = (level: Level): boolean => isMoreUrgent(level, "see_doctor");
const isUrgentSign = ({ level }: Found): boolean => isUrgent(level);

/** The body does not get well by a word; a misunderstood sentence is explained by one. */
const isBodily = ({ level }: Found): boolean => level !== "crisis";

/** What the second reader adds. */
export const LEARNED: Readonly<Record<ReadLevel, Flag>> = {
  emergency: {
    id: "read_emergency",
    level: "emergency",
    reason: "It sounds like a medical emergency",
    patterns: [],
  },
  crisis: {
    id: "read_crisis",
    level: "crisis",
    reason: "It sounds as if someone is in danger",
    patterns: [],
  },
  see_doctor: {
    id: "read_condition",
    level: "see_doctor",
    reason: "It sounds like a condition or a medicine that a doctor should know about",
    patterns: [],
  },
};

/** A message that reassures and says nothing else has at most so many words. */
const FEW_WORDS = 6;

const REASSURED =
  /\b(?:(?:i am|im|i feel|we are) (?:\w+ )?(?:fine|ok|okay|alright|safe)|(?:just|only) (?:asking|curious|joking|kidding|a joke|a question)|joke lang|biro lang|nagbibiro lang|(?:nag)?tatanong lang|tanong lang|(?:okay|ok|ayos) lang (?:po |naman )*(?:ako|kami)|nangutana lang)\b/;

/** "I'm fine, just asking": the person says that an earlier message was not meant so. */
const isReassured = (message: string): boolean => REASSURED.test(foldText(message));

function readMessage(message: string) {
  const { text, ofAnimal } = withoutAnimals(foldText(message));
  return { text, words: readWords(text), ofAnimal };
}

function keepMoreUrgent(found: Map<string, Found>, one: Found) {
  const before = found.get(one.id);
  if (!before || isMoreUrgent(one.level, before.level)) found.set(one.id, one);
}

function findFlags(words: readonly Word[]) {
  const levels = new Map<Flag, Level[]>();
  const measured = new Set<string>();
  for (const { flag, pattern } of fitting(words)) {
    const places = findPattern(words, pattern, roomOf(pattern));
    if (places.length === 0) continue;
    if (places.flat().some((place) => isMeasured(words[place]))) measured.add(flag.id);
    const before = levels.get(flag) ?? [];
    levels.set(flag, [...before, ...places.map((at) => levelAt(words, at, flag))]);
  }
  const found = [...levels].flatMap(([flag, all]) => {
    const urgent = all.find((level) => level === flag.level) ?? all.find((one) => one !== "none");
    return urgent === undefined || urgent === "none" ? [] : [asFound(flag, urgent)];
  });
  return { found, isSetAside: found.length === 0 && levels.size > 0, measured };
}

function levelAt(words: readonly Word[], places: readonly number[], flag: Flag): Level {
  if (flag.always) return flag.level;
  if (isNegated(words, places)) return isDoubted(words, places, flag) ? flag.level : "none";
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

/** A sign that is split over messages is told near the border between them: so many letters. */
const NEAR = 500;

/** Finds signs that begin in an earlier message and end in this one. */
function findAcross(last: string, message: string): Found[] {
  const near = message.slice(0, NEAR);
  const { text, words } = readMessage(`${last.slice(-NEAR)} ${near}`);
  const joined = words.map((word) => ({ ...word, breakBefore: 0 as const }));
  const border = joined.length - readMessage(near).words.length;
  const told = new Set<Flag>();
  for (const { flag, pattern } of fitting(joined)) {
    if (pattern.atEnd || told.has(flag)) continue;
    const isTold = findPattern(joined, pattern, ACROSS).some((places) => {
      const begins = (places[0] ?? 0) < border;
      const ends = (places.at(-1) ?? 0) >= border;
      return begins && ends && !isNegated(joined, places);
    });
    if (isTold) told.add(flag);
  }
  if (told.size === 0) return [];
  const reading = readFolded(text);
  return [...told]
    .filter(({ level }) => isPlausible(level, reading))
    .map((flag) => asFound(flag, flag.level));
}

const asFound = ({ id, reason, say }: Flag, level: Found["level"]): Found => ({
  id,
  reason,
  level,
  ...(say === undefined ? {} : { say }),
});
