import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ALL_FLAGS } from "#app/care/triage/rules/all-flags.ts";
import { foldText } from "#app/care/triage/rules/fold-text.ts";
import { findPattern, readPattern } from "#app/care/triage/rules/match-pattern.ts";
import { readWords } from "#app/care/triage/rules/read-words.ts";
import { ownSigns } from "#app/care/triage/rules/triage.server.ts";

/** Each pattern with a sentence that it reads as its sign, and one that is not that sign. */
const sections = readFileSync(new URL("patterns.txt", import.meta.url), "utf8")
  .trim()
  .split(/^# /m)
  .slice(1)
  .map((section) => {
    const [id = "", ...lines] = section.trim().split("\n");
    const entries = Array.from({ length: lines.length / 3 }, (_, at) => {
      const [pattern = "", sign = "", other = ""] = lines.slice(3 * at, 3 * at + 3);
      return { pattern, sign: sign.replace(/^\+ /, ""), other: other.replace(/^- /, "") };
    });
    return { id, entries };
  });

test("every pattern has its two sentences, and there are no others", () => {
  expect(sections.map(({ id, entries }) => [id, entries.map(({ pattern }) => pattern)])).toEqual(
    ALL_FLAGS.map(({ id, patterns }) => [id, patterns]),
  );
});

const read = (message: string) => ownSigns(message).found.map(({ id }) => id);
const fits = (pattern: string, message: string) =>
  findPattern(readWords(foldText(message)), readPattern(pattern), 2).length > 0;

describe.each(sections)("$id", ({ id, entries }) => {
  test.each(entries)("$pattern", ({ pattern, sign, other }) => {
    expect([fits(pattern, sign), read(sign)]).toEqual([true, expect.arrayContaining([id])]);
    expect(read(other)).not.toContain(id);
  });
});
