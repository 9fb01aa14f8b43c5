import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readCell, writeCell } from "./safe-cell.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["'=1+1", "''=1+1"],
  ["-20 °C", "'-20 °C"],
  ["it's", "it's"],
  ["'quoted'", "'quoted'"],
  ["", ""],
])("%j is written as %j", (text, cell) => {
  expect(writeCell(text)).toBe(cell);
});

test("every text is read back as it was, and none begins a formula", () => {
  const texts = fc
    .array(fc.constantFrom("'", "=", "+", "-", "@", "\t", "a", "＝", " "))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(fc.oneof(texts, fc.string()), (text) => {
      expect(readCell(writeCell(text))).toBe(text);
      expect(writeCell(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
    }),
  );
});
