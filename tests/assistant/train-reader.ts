import { writeFileSync } from "node:fs";
import process from "node:process";
import type { Level } from "#app/care/triage/rules/flag.ts";
import { FEATURE_BITS, featuresOf, partsOf } from "#app/care/triage/rules/reader-features.ts";
import {
  LARGEST_WEIGHT,
  NO_WEIGHT,
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
const FOLDS = 2;
/** Each level keeps its largest weights. More of them tell little more. */
const MOST_WEIGHTS = 100_000;
const MOST_CUT = 300;

/**
 * The most everyday lines that may alarm, that may be taken for a condition, and that may carry a
 * soft line, in cross-validation.
 */
const MOST_ALARMED = 0.075;
const MOST_OF_CONDITION = 0.015;
const MOST_DOUBTED = 0.12;

type Example = { features: Uint32Array; level: Level };
/** The weights of a feature lie side by side, a place for each level. */
type Learner = { weights: Float32Array; spread: Float32Array; bias: Float64Array };
type Trained = Record<ReadLevel, { weights: Float32Array; scale: number; bias: number }>;

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
    .map((part) => ({ features: Uint32Array.from(featuresOf(part)), level: line.level }));
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
  const learner = {
    weights: new Float32Array(SIZE * LEVELS.length),
    spread: new Float32Array(SIZE * LEVELS.length).fill(0.01),
    bias: new Float64Array(LEVELS.length).fill(-1),
  };
  const random = randomFrom(7);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const example of shuffled(all, random)) learn(learner, example);
  }
  const side = (place: number) => ({
    weights: Float32Array.from(
      { length: SIZE },
      (_, feature) => learner.weights[feature * LEVELS.length + place]!,
    ),
    scale: 1,
    bias: learner.bias[place]!,
  });
  return { emergency: side(0), crisis: side(1), see_doctor: side(2) };
}

function learn({ weights, spread, bias }: Learner, { features, level }: Example) {
  const value = 1 / Math.sqrt(features.length);
  const sums = Float64Array.from(bias);
  for (const feature of features) {
    const row = feature * sums.length;
    for (let one = 0; one < sums.length; one += 1) sums[one]! += weights[row + one]! * value;
  }
  const likely = sums.map((sum) => Math.exp(sum));
  const all = likely.reduce((sum, one) => sum + one, 1);
  for (const [one, share] of likely.entries()) {
    const slope = share / all - (LEVELS[one] === level ? 1 : 0);
    if (Math.abs(slope) < 1e-3) continue;
    bias[one]! -= 0.02 * slope;
    for (const feature of features) {
      const at = feature * sums.length + one;
      const step = slope * value + DECAY * weights[at]!;
      spread[at]! += step * step;
      weights[at]! -= (RATE * step) / Math.sqrt(spread[at]!);
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

/** The largest weights are kept, as letters that `second-reader.server.ts` reads. */
function packed({ weights, bias }: Trained[ReadLevel]): string {
  const sizes = weights.map((one) => Math.abs(one)).toSorted();
  const least = sizes.at(-MOST_WEIGHTS) ?? 0;
  // A few weights are far larger than all others.
  const scale = (sizes.at(-MOST_CUT) ?? 1) / LARGEST_WEIGHT;
  const whole = (one: number) =>
    Math.abs(one) < least
      ? 0
      : Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, Math.round(one / scale)));
  const letters = Array.from(weights, (one) => String.fromCharCode(NO_WEIGHT + whole(one))).join(
    "",
  );
  const run = ({ length }: string) => String.fromCharCode(NO_WEIGHT + LARGEST_WEIGHT + length + 1);
  return `{
    scale: ${scale.toFixed(8)},
    bias: ${bias.toFixed(6)},
    letters:
      "${letters.replaceAll(/\?{1,34}/g, run)}",
  }`;
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
const { emergency, crisis, see_doctor } = train(lines);
writeFileSync(
  FILE,
  `/** What the second reader learned. Written by \`npm run train:assistant\`, not by hand. */
export const READER = {
  alarmFrom: ${alarmFrom},
  doubtFrom: ${doubtFrom},
  conditionFrom: ${conditionFrom},
  emergency: ${packed(emergency)},
  crisis: ${packed(crisis)},
  see_doctor: ${packed(see_doctor)},
};
`,
);
