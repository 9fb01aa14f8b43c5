import { expect, test } from "vitest";
import { showShare } from "./show-share.ts";

test.each([
  [0, 0, "Not sent yet"],
  [0, 10, "0 (0%)"],
  [1, 3, "1 (33%)"],
  [1, 40, "1 (2.5%)"],
  [10, 10, "10 (100%)"],
])("%i of %i is %s", (part, whole, words) => {
  expect(showShare(part, { sentCount: whole })).toBe(words);
});
