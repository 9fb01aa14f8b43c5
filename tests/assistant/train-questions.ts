import { writeFileSync } from "node:fs";
import process from "node:process";
import { brotliCompressSync } from "node:zlib";
import {
  QUESTION_BITS,
  questionReader,
  sureness,
  type QuestionModel,
} from "#app/care/assistant/rules/question-reader.ts";
import { featuresOfLine, questionLines, type QuestionLine } from "./question-lines.ts";
import { randomFrom, shuffled } from "./shuffle.ts";

const FILE = "app/care/assistant/rules/question-weights.server.ts";
const SIZE = 2 ** QUESTION_BITS;
const ROUNDS = 16;
const RATE = 0.3;
const DECAY = 1e-4;
/** So many features of a line are left out each time, so that no single one decides. */
const LEFT_OUT = 0.5;
/** The largest weights are kept; more of them tell little more. */
const MOST_WEIGHTS = 300_000;
/** Of the lines set aside, so many answers must be of the right kind. */
const LEAST_RIGHT = 0.84;

type Example = { features: Uint32Array; kind: number };
type Trained = { kinds: readonly string[]; weights: Float32Array; bias: Float32Array };

/** Logistic regression over all kinds by AdaGrad; the order is the same in every run. */
function train(lines: readonly QuestionLine[]): Trained {
  const kinds = [...new Set(lines.map(({ kind }) => kind))].toSorted();
  const placeOf = new Map(kinds.map((kind, place) => [kind, place]));
  const examples = lines.map((line): Example => {
    const features = Uint32Array.from(featuresOfLine(line));
    return { features, kind: placeOf.get(line.kind) ?? 0 };
  });
  const model = {
    kinds,
    weights: new Float32Array(SIZE * kinds.length),
    bias: new Float32Array(kinds.length),
  };
  const spread = new Float32Array(model.weights.length).fill(0.01);
  const random = randomFrom(7);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, kind } of shuffled(examples, random)) {
      const some = features.filter(() => random() >= LEFT_OUT);
      if (some.length > 0) learn(model, spread, { features: some, kind });
    }
  }
  return model;
}

function learn({ weights, bias }: Trained, spread: Float32Array, { features, kind }: Example) {
  const value = 1 / Math.sqrt(features.length);
  const sums = Float64Array.from(bias);
  for (const feature of features) {
    const row = feature * sums.length;
    for (let one = 0; one < sums.length; one += 1) sums[one]! += weights[row + one]! * value;
  }
  const most = Math.max(...sums);
  const likely = sums.map((sum) => Math.exp(sum - most));
  const all = likely.reduce((sum, one) => sum + one, 0);
  for (const [one, share] of likely.entries()) {
    const slope = share / all - (one === kind ? 1 : 0);
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

/** Keeps the largest weights, as whole numbers from -127 to 127. */
function pack({ kinds, weights, bias }: Trained): QuestionModel {
  const sizes = weights.map((weight) => Math.abs(weight)).toSorted();
  const least = sizes.at(-MOST_WEIGHTS) ?? 0;
  const scale = (sizes.at(-1) ?? 1) / 127;
  const bytes: number[] = [];
  for (let feature = 0; feature < SIZE; feature += 1) {
    const row = weights.subarray(feature * kinds.length, (feature + 1) * kinds.length);
    const kept = [...row.entries()]
      .map(([kind, weight]) => ({ kind, weight, whole: Math.round(weight / scale) }))
      .filter(({ weight, whole }) => Math.abs(weight) >= least && whole !== 0);
    bytes.push(kept.length, ...kept.flatMap(({ kind, whole }) => [kind, whole & 0xff]));
  }
  return { kinds, bias: [...bias], scale, bytes: Uint8Array.from(bytes) };
}

type Guess = { isRight: boolean; sure: number };

function guesses(model: QuestionModel, lines: readonly QuestionLine[]): Guess[] {
  const read = questionReader(model);
  return lines.flatMap((line) => {
    const readings = read(featuresOfLine(line));
    const [best] = readings;
    if (!best || best.kind === "none") return [];
    return [{ isRight: best.kind === line.kind, sure: sureness(readings) }];
  });
}

/** The lowest sureness, in hundredths, from which enough answers are right. */
function enoughFor(all: readonly Guess[]): number {
  for (let hundredths = 10; hundredths < 100; hundredths += 1) {
    const given = all.filter(({ sure }) => sure >= hundredths / 100);
    const right = given.filter(({ isRight }) => isRight).length;
    if (right >= LEAST_RIGHT * given.length) return hundredths / 100;
  }
  throw new Error("no answer is sure enough");
}

/** What is asked of other services teaches what the shop is not asked. */
const elsewhere = questionLines("everyday-english.txt")
  .filter(({ kind }) => kind === "others")
  .map((line) => ({ ...line, kind: "none" }));
const lines = [...questionLines("shop-questions.txt"), ...elsewhere];
const mixed = shuffled(lines, randomFrom(11));
const aside = mixed.slice(0, mixed.length / 5);
const unseen = guesses(pack(train(mixed.slice(aside.length))), aside);
const enough = enoughFor(unseen);
const right = unseen.filter(({ isRight, sure }) => isRight && sure >= enough).length;
const asked = aside.filter(({ kind }) => kind !== "none").length;
process.stdout.write(
  `${lines.length} questions. Of ${asked} that it had not seen, a reader recognized ` +
    `${((100 * right) / asked).toFixed(1)} % (from ${enough}).\n`,
);
const { kinds, bias, scale, bytes } = pack(train(lines));
const packed = brotliCompressSync(bytes).toString("base64");
writeFileSync(
  FILE,
  `/** Which words ask for which skill. Written by \`npm run train:assistant\`, not by hand. */
export const LEARNED_QUESTIONS = {
  /** A question is answered from this sureness on. */
  enough: ${enough},
  kinds: "${kinds.join(",")}".split(
    ",",
  ),
  bias: ${JSON.stringify(bias.map((one) => Number(one.toFixed(4))))},
  scale: ${scale.toFixed(8)},
  packed:
    "${packed}",
};
`,
);
