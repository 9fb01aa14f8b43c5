import { expect, test } from "vitest";
import { showPercent } from "./show-share.ts";

test.each([
  [0, 0, "–"],
  [0, 10, "0%"],
  [1, 3, "33%"],
  [1, 40, "2.5%"],
  [10, 10, "100%"],
])("%i of %i is %s", (part, whole, words) => {
  expect(showPercent(part, whole)).toBe(words);
});
