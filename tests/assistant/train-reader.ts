import { writeFileSync } from "node:fs";
import process from "node:process";
import type { Level } from "#app/care/triage/rules/flag.ts";
import { FEATURE_BITS, featuresOf, partsOf } from "#app/care/triage/rules/reader-features.ts";
import {
  rateMessage,
  type Reading,
  type ReadLevel,
} from "#app/care/triage/rules/second-reader.server.ts";
import { labeledLines, type LabeledLine } from "./labeled-lines.ts";
import { randomFrom, shuffled } from "./shuffle.ts";

const FILE = "app/care/triage/rules/reader-weights.server.ts";
const SIZE = 2 ** FEATURE_BITS;
const LEVELS: readonly ReadLevel[] = ["emergency", "crisis", "see_doctor"];
const ROUNDS = 12;
const RATE = 0.3;
const DECAY = 1e-4;
const FOLDS = 5;

/**
 * The most everyday lines that may alarm, that may be taken for a condition, and that may carry a
 * soft line, in cross-validation.
 */
const MOST_ALARMED = 0.035;
const MOST_OF_CONDITION = 0.015;
const MOST_DOUBTED = 0.08;

type Example = { features: readonly number[]; level: Level };
type Trained = Record<ReadLevel, { weights: Float64Array; scale: number; bias: number }>;

const isUrgent = (level: Level): boolean => level === "emergency" || level === "crisis";

/** An urgent conversation is one example, because its sign may be told in two messages. */
function textsOf({ messages, level }: LabeledLine): readonly string[] {
  return isUrgent(level) ? [messages.join(" ")] : messages;
}

/** The examples of each line, made once. */
const examples = new Map<LabeledLine, readonly Example[]>();

function examplesOf(line: LabeledLine): readonly Example[] {
  const known = examples.get(line);
  if (known) return known;
  const made = textsOf(line)
    .flatMap((text) => taughtBy(text, line.level))
    .map((part) => ({ features: [...featuresOf(part)], level: line.level }));
  examples.set(line, made);
  return made;
}

/** Of a line with a sign nothing says which part tells it, and all parts of another are harmless. */
function taughtBy(text: string, level: Level): readonly string[] {
  const { windows, sentences } = partsOf(text);
  if (level === "none") return [...windows, ...sentences];
  return isUrgent(level) ? windows.slice(0, 1) : windows;
}

/** Logistic regression by AdaGrad; the order of the examples is the same in every run. */
function train(lines: readonly LabeledLine[]): Trained {
  const all = lines.flatMap(examplesOf);
  const empty = () => ({ weights: new Float64Array(SIZE), scale: 1, bias: -1 });
  const model: Trained = { emergency: empty(), crisis: empty(), see_doctor: empty() };
  const filled = () => new Float64Array(SIZE).fill(0.01);
  const spread = { emergency: filled(), crisis: filled(), see_doctor: filled() };
  const random = randomFrom(7);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const example of shuffled(all, random)) learn(model, spread, example);
  }
  return model;
}

function learn(model: Trained, spread: Record<ReadLevel, Float64Array>, example: Example) {
  const { features, level } = example;
  const value = 1 / Math.sqrt(features.length);
  const scores = LEVELS.map((name) => {
    const { weights, bias } = model[name];
    return Math.exp(features.reduce((sum, one) => sum + (weights[one] ?? 0) * value, bias));
  });
  const all = scores.reduce((sum, score) => sum + score, 1);
  for (const [index, name] of LEVELS.entries()) {
    const side = model[name];
    const slope = (scores[index] ?? 0) / all - (name === level ? 1 : 0);
    side.bias -= 0.02 * slope;
    for (const one of features) {
      const before = side.weights[one] ?? 0;
      const step = slope * value + DECAY * before;
      const sum = (spread[name][one] ?? 0) + step * step;
      spread[name][one] = sum;
      side.weights[one] = before - (RATE * step) / Math.sqrt(sum);
    }
  }
}

type Rated = { line: LabeledLine; urgent: number; condition: number };

/** Each line as rated by a reader that has not seen its group. */
function ratedUnseen(lines: readonly LabeledLine[]): Rated[] {
  const groups = shuffled([...new Set(lines.map(({ group }) => group))], randomFrom(11));
  const foldOf = new Map(groups.map((group, index) => [group, index % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = train(lines.filter(({ group }) => foldOf.get(group) !== fold));
    return lines
      .filter(({ group }) => foldOf.get(group) === fold)
      .map((line) => ({ line, ...mostOf(textsOf(line).map((text) => rateMessage(model, text))) }));
  }).flat();
}

const mostOf = (readings: readonly Reading[]) => ({
  urgent: Math.max(...readings.map(({ urgent }) => urgent)),
  condition: Math.max(...readings.map(({ condition }) => condition)),
});

/** The lowest threshold, in hundredths, that at most this share of the ratings reach. */
function thresholdFor(ratings: readonly number[], most: number): number {
  const reached = (threshold: number) => ratings.filter((one) => one >= threshold).length;
  for (let hundredths = 5; hundredths < 100; hundredths += 1) {
    if (reached(hundredths / 100) <= most * ratings.length) return hundredths / 100;
  }
  throw new Error("no threshold is high enough");
}

/** Whole numbers from -127 to 127, a byte each. */
function packed({ weights, bias }: Trained[ReadLevel]) {
  const largest = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const scale = largest / 127;
  return { bytes: Int8Array.from(weights, (one) => Math.round(one / scale)), scale, bias };
}

const lines = labeledLines();
const unseen = ratedUnseen(lines);
const everyday = unseen.filter(({ line }) => line.isEveryday && line.level === "none");
const ratings = everyday.map(({ urgent }) => urgent);
const alarmFrom = thresholdFor(ratings, MOST_ALARMED);
const doubtFrom = thresholdFor(ratings, MOST_DOUBTED);
const conditionFrom = thresholdFor(
  everyday.map(({ condition }) => condition),
  MOST_OF_CONDITION,
);
const conditions = unseen.filter(({ line }) => line.level === "see_doctor");
const known = conditions.filter(({ condition }) => condition >= conditionFrom);
const urgent = unseen.filter(({ line }) => isUrgent(line.level));
const caught = (threshold: number) =>
  `${((100 * urgent.filter((one) => one.urgent >= threshold).length) / urgent.length).toFixed(1)} %`;
process.stdout.write(
  `${lines.length} lines. A reader that has not seen them reads ${caught(alarmFrom)} of the urgent ` +
    `ones as urgent (from ${alarmFrom}), ${caught(doubtFrom)} as doubtful (from ${doubtFrom}), and ` +
    `${known.length} of ${conditions.length} conditions (from ${conditionFrom}).\n`,
);
const trained = train(lines);
const [emergency, crisis, see_doctor] = [
  packed(trained.emergency),
  packed(trained.crisis),
  packed(trained.see_doctor),
];
const weights = Buffer.concat(
  [emergency, crisis, see_doctor].map(({ bytes }) => Buffer.from(bytes.buffer)),
).toString("base64");
const side = ({ scale, bias }: { scale: number; bias: number }) =>
  `{ scale: ${scale.toFixed(8)}, bias: ${bias.toFixed(6)} }`;
writeFileSync(
  FILE,
  `/** What the second reader learned. Written by \`npm run train:assistant\`, not by hand. */
export const READER = {
  alarmFrom: ${alarmFrom},
  doubtFrom: ${doubtFrom},
  conditionFrom: ${conditionFrom},
  emergency: ${side(emergency)},
  crisis: ${side(crisis)},
  see_doctor: ${side(see_doctor)},
  /** A byte for each feature: of emergencies, of crises, and of conditions. */
  weights:
    "${weights}",
};
`,
);
