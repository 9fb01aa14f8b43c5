import { FEATURE_BITS, featuresOf, partsIn, partsOf, type Parts } from "./reader-features.ts";
import type { Level } from "./flag.ts";
import { READER } from "./reader-weights.server.ts";

export type UrgentLevel = "emergency" | "crisis";
export type ReadLevel = UrgentLevel | "see_doctor";

/**
 * How likely a message is urgent, from 0 to 1, and at which level; the same by its whole text,
 * without a look at each sentence; and how likely it only mentions a condition or a medicine that a
 * professional should know about.
 */
export type Reading = { urgent: number; level: UrgentLevel; whole: number; condition: number };

/** One weight per feature and level, and where the scale of each level begins. */
export type ReaderModel = Readonly<
  Record<ReadLevel, { weights: ArrayLike<number>; scale: number; bias: number }>
>;

type Likelihoods = { emergency: number; crisis: number; condition: number };

/** Rates a window: the likelihoods of the three levels and of none of them add up to 1. */
function rateWindow(model: ReaderModel, features: ReadonlySet<number>): Likelihoods {
  const score = ({ weights, scale, bias }: ReaderModel[ReadLevel]) => {
    let sum = 0;
    for (const feature of features) sum += weights[feature] ?? 0;
    return bias + (scale * sum) / Math.sqrt(features.size);
  };
  const emergency = Math.exp(score(model.emergency));
  const crisis = Math.exp(score(model.crisis));
  const condition = Math.exp(score(model.see_doctor));
  const all = 1 + emergency + crisis + condition;
  return { emergency: emergency / all, crisis: crisis / all, condition: condition / all };
}

/** Out of its context a sentence sounds like an emergency more often than it is one. */
const OF_SENTENCE = 0.75;

/** The most urgent of many parts sounds worse than the message is: its odds are divided by this. */
const OF_MANY = 1.5;

/** The highest likelihoods of all parts of a message. */
export const rateMessage = (model: ReaderModel, message: string): Reading =>
  rateParts(model, partsOf(message));

function rateParts(model: ReaderModel, { windows, sentences }: Parts): Reading {
  const known = new Map<string, readonly number[]>();
  const rate = (part: string) => rateWindow(model, featuresOf(part, known));
  const whole = windows.map(rate);
  const alone = sentences
    .map(rate)
    .map((one) => ({ ...one, emergency: OF_SENTENCE * one.emergency }));
  const urgencyOf = ({ emergency, crisis }: Likelihoods) => emergency + crisis;
  const all = [...whole, ...alone];
  const most = all.reduce((one, other) => (urgencyOf(other) > urgencyOf(one) ? other : one));
  const urgency = urgencyOf(most);
  return {
    urgent: all.length > 1 ? urgency / (urgency + OF_MANY * (1 - urgency)) : urgency,
    level: most.crisis > most.emergency ? "crisis" : "emergency",
    whole: Math.max(...whole.map(urgencyOf)),
    condition: Math.max(...all.map(({ condition }) => condition)),
  };
}

/** A weight is a whole number up to this, and the letter so far from "?". */
export const LARGEST_WEIGHT = 28;
export const NO_WEIGHT = 63;

/** A letter is a weight or, from the second one after the largest, a run of weights that are zero. */
function readLetters(letters: string): Int8Array {
  const weights = new Int8Array(2 ** FEATURE_BITS);
  let at = 0;
  for (let place = 0; place < letters.length; place += 1) {
    const value = letters.charCodeAt(place) - NO_WEIGHT;
    if (value <= LARGEST_WEIGHT) weights[at] = value;
    at += Math.max(1, value - LARGEST_WEIGHT - 1);
  }
  return weights;
}

const side = ({ letters, ...rest }: (typeof READER)[ReadLevel]) => ({
  ...rest,
  weights: readLetters(letters),
});
const LEARNED: ReaderModel = {
  emergency: side(READER.emergency),
  crisis: side(READER.crisis),
  see_doctor: side(READER.see_doctor),
};

export const readUrgency = (message: string): Reading => rateMessage(LEARNED, message);

/** The same for a folded text. */
export const readFolded = (text: string): Reading => rateParts(LEARNED, partsIn(text));

/** From here on a message is answered as urgent. */
export const isAlarming = ({ urgent }: Reading): boolean => urgent >= READER.alarmFrom;

/** From here on the writer is sent to a professional first. */
export const isOfCondition = ({ condition }: Reading): boolean => condition >= READER.conditionFrom;

/**
 * Whether words that look like a sign may be one. Below this they are a figure of speech, a film or
 * a question in general. To the reader all numbers are alike, so it decides less where one was
 * measured. In cross-validation it keeps a sixth of the alarming everyday lines quiet, and loses 1
 * of 200 urgent ones.
 */
export const isPlausible = (
  level: Level,
  { urgent, whole, condition }: Reading,
  isMeasured = false,
): boolean =>
  level === "see_doctor" ? urgent + condition >= 0.01 : whole >= (isMeasured ? 0.04 : 0.1);

export const isSure = ({ urgent }: Reading): boolean => urgent >= 0.95;

/** From here on the answer also says whom to call, in case the message was meant so. */
export const isDoubtful = ({ urgent }: Reading, isNamed = false): boolean =>
  urgent >= (isNamed ? 0.03 : READER.doubtFrom);
