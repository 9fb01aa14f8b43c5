import { expect, test } from "vitest";
import { listWords } from "./list-words.ts";

test.each([
  [["BPC-157"], "BPC-157"],
  [["BPC-157", "TB-500"], "BPC-157 and TB-500"],
  [["BPC-157", "TB-500", "Semax"], "BPC-157, TB-500, and Semax"],
])("%j becomes %s", (words, listed) => {
  expect(listWords(words)).toBe(listed);
});
