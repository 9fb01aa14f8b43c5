import { expect, it } from "vitest";
import { readSteps, STEPS } from "./steps.ts";

it.each([
  { text: "visit", steps: ["visit"] },
  { text: "product visit", steps: ["visit", "product"] },
  { text: STEPS.join(" "), steps: [...STEPS] },
  { text: "", steps: undefined },
  { text: undefined, steps: undefined },
  { text: "visit ", steps: undefined },
  { text: "visit visit", steps: undefined },
  { text: "visit paid", steps: undefined },
  { text: "Visit", steps: undefined },
])("reads $text as $steps", ({ text, steps }) => {
  expect(readSteps(text)).toEqual(steps);
});
