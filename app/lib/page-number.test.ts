import { expect, test } from "vitest";
import { readPage } from "./page-number.ts";

test.each([
  [null, 1],
  ["", 1],
  ["0", 1],
  ["-3", 1],
  ["1.5", 1],
  ["7", 7],
  ["999999", 100_000],
  ["9".repeat(30), 1],
])("page %j is %d", (text, page) => {
  expect(readPage(text)).toBe(page);
});
