import { expect, test } from "vitest";
import { NOW } from "#tests/now.ts";
import { nextQuestion, nextTry } from "./next-step.ts";

const minutes = (at: Date) => (at.getTime() - NOW.getTime()) / 60_000;
const ago = (count: number) => new Date(NOW.getTime() - count * 60_000);

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [8, 360],
  [1_000, 360],
])("try %d is followed after %d minutes", (tries, pause) => {
  expect(minutes(nextTry(tries, NOW))).toBe(pause);
});

test.each([
  [0, 15],
  [60, 30],
  [10_000, 360],
])("a document of %d minutes ago is asked for in %d", (waited, pause) => {
  expect(minutes(nextQuestion(ago(waited), NOW))).toBe(pause);
});
