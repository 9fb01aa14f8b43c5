import { expect, test } from "vitest";
import { scoreOfQuestions } from "#tests/assistant/question-lines.ts";

import { QUESTION_BITS, questionFeatures, questionReader } from "./question-reader.ts";

const NOTHING = { products: 0, place: false, order: false };

/** A reader that learned one word for each kind, and one word against the first. */
function readerOf(forPrice: string, forDelivery: string, againstPrice: string) {
  const [price, delivery, against] = [forPrice, forDelivery, againstPrice].map((word) =>
    questionFeatures([word], NOTHING),
  );
  const bytes = Array.from({ length: 2 ** QUESTION_BITS }, (_, feature) => {
    const weights = [
      ...(price?.has(feature) ? [0, 100] : []),
      ...(against?.has(feature) ? [0, 256 - 100] : []),
      ...(delivery?.has(feature) ? [1, 100] : []),
    ];
    return [weights.length / 2, ...weights];
  });
  const model = { kinds: ["price", "delivery"], bias: [0, 0], scale: 0.02 };
  const read = questionReader({ ...model, bytes: Uint8Array.from(bytes.flat()) });
  return (...words: string[]) => read(questionFeatures(words, NOTHING));
}

const read = readerOf("magkano", "padala", "netflix");

test("the most likely kind comes first, and all likelihoods add up to one", () => {
  const kinds = read("magkano");
  expect(kinds.map(({ kind }) => kind)).toEqual(["price", "delivery"]);
  expect(kinds.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1);
  expect(read("padala")[0]?.kind).toBe("delivery");
});

test("a word may tell against a kind, and unknown words tell nothing", () => {
  const [sure, doubtful, nothing] = [read("magkano"), read("magkano", "netflix"), read("zzz")].map(
    (kinds) => kinds.find(({ kind }) => kind === "price")?.likelihood ?? 0,
  );
  expect(doubtful).toBeLessThan(sure ?? 0);
  expect(nothing).toBeCloseTo(0.5);
});

test("what a message names is one more word, and numbers are alike", () => {
  const named = { products: 2, place: true, order: true };
  expect(questionFeatures(["ilan"], named).size).toBeGreaterThan(
    questionFeatures(["ilan"], NOTHING).size,
  );
  expect(questionFeatures(["12"], NOTHING)).toEqual(questionFeatures(["98"], NOTHING));
});

test("nine of ten questions that nothing was learned from go to the skill that answers them", () => {
  const { asked, read } = scoreOfQuestions("sealed-questions.txt");
  expect(asked).toBeGreaterThan(250);
  expect(read / asked).toBeGreaterThan(0.9);
});
