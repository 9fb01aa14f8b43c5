import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readSources, sourceProblem, writeSources } from "./source-lines.ts";

test("one a line, with or without an address", () => {
  expect(
    readSources(" A label | https://example.com/a \r\n\nA book\nA B | http://b.example"),
  ).toEqual([
    { title: "A label", url: "https://example.com/a" },
    { title: "A book" },
    { title: "A B", url: "http://b.example" },
  ]);
});

it.each(["", "A label | https://example.com/a?b=c#d", "A book", "A |"])("%j is fine", (text) => {
  expect(sourceProblem(readSources(text))).toBeUndefined();
});

it.each([
  ["| https://example.com", "Line 1"],
  ["A\nB | javascript:alert(1)", "Line 2"],
  ["A | //example.com", "Line 1"],
  ["A | B | https://example.com", "Line 1"],
  ["A | https://user name", "Line 1"],
  ["A | https://localhost", "Line 1"],
  [Array.from({ length: 41 }, () => "A").join("\n"), "at most 40"],
])("%j is refused: %s", (text, problem) => {
  expect(sourceProblem(readSources(text))).toContain(problem);
});

const bars = fc.constantFrom("|", " ", "a", "https://a.b");

test("what was read is written as it would be read again", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.string({ unit: bars }))), (lines) => {
      const sources = readSources(lines.join("\n"));
      fc.pre(sourceProblem(sources) === undefined);
      expect(readSources(writeSources(sources))).toEqual(sources);
    }),
  );
});
