import { expect, it } from "vitest";
import { mayPublish } from "./text-review.ts";

it.each([
  [true, false, true],
  [false, true, true],
  [true, true, true],
  [false, false, false],
])("reviewed %s, demo %s: shown %s", (reviewed, demo, may) => {
  expect(mayPublish({ reviewed, demo })).toBe(may);
});
