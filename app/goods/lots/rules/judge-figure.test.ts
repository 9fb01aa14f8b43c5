import fc from "fast-check";
import { expect, it, test } from "vitest";
import { judgeFigure } from "./judge-figure.ts";

const none = { atLeast: null, atMost: null };

test.each([
  ["99.1 of at least 98", 99.1, false, { ...none, atLeast: 98 }, "passed"],
  ["98 of at least 98", 98, false, { ...none, atLeast: 98 }, "passed"],
  ["97.9 of at least 98", 97.9, false, { ...none, atLeast: 98 }, "failed"],
  ["10.2 between 9 and 11", 10.2, false, { atLeast: 9, atMost: 11 }, "passed"],
  ["8.9 between 9 and 11", 8.9, false, { atLeast: 9, atMost: 11 }, "failed"],
  ["11.1 between 9 and 11", 11.1, false, { atLeast: 9, atMost: 11 }, "failed"],
  ["99.1 without a limit", 99.1, false, none, null],
  ["less than 0.05 of at most 5", 0.05, true, { ...none, atMost: 5 }, "passed"],
  ["less than 5 of at most 5", 5, true, { ...none, atMost: 5 }, "passed"],
  ["less than 6 of at most 5", 6, true, { ...none, atMost: 5 }, null],
  ["less than 98 of at least 98", 98, true, { ...none, atLeast: 98 }, "failed"],
  ["less than 99 of at least 98", 99, true, { ...none, atLeast: 98 }, null],
  ["less than 10 between 9 and 11", 10, true, { atLeast: 9, atMost: 11 }, null],
])("%s", (_, figure, isBelow, limits, verdict) => {
  expect(judgeFigure({ figure, isBelow }, limits)).toBe(verdict);
});

const number = fc.double({ min: 0, max: 1_000, noNaN: true });
const limits = fc.record({
  atLeast: fc.option(number, { nil: null }),
  atMost: fc.option(number, { nil: null }),
});

it("gives “less than” a verdict only if every smaller figure has that one", () => {
  fc.assert(
    fc.property(
      number,
      limits,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (bound, of, part) => {
        const verdict = judgeFigure({ figure: bound, isBelow: true }, of);
        if (verdict === null || bound === 0) return;
        expect(judgeFigure({ figure: bound * part, isBelow: false }, of)).toBe(verdict);
      },
    ),
  );
});

it("gives no verdict exactly to an exact figure without limits", () => {
  fc.assert(
    fc.property(number, limits, (figure, of) => {
      const isJudged = judgeFigure({ figure, isBelow: false }, of) !== null;
      expect(isJudged).toBe(of.atLeast !== null || of.atMost !== null);
    }),
  );
});
