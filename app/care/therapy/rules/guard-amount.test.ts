import fc from "fast-check";
import { expect, test } from "vitest";
import { guardAmount, readMilligrams } from "./guard-amount.ts";

const plan = { planned: 2_500, most: 15_000 };

test.each([
  ["the plan itself", 2_500, undefined],
  ["another step below the maximum", 5_000, undefined],
  ["half of it", 1_250, undefined],
  ["ten times the plan", 25_000, "tenfold_more"],
  ["more than the label's maximum", 15_001, "above_most"],
  ["the maximum", 15_000, undefined],
  ["a tenth", 250, "tenfold_less"],
])("%s", (_, given, expected) => {
  expect(guardAmount(given, plan)).toBe(expected);
});

test("no slip of the decimal point passes", () => {
  const amount = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 10, max: 1_000 }), (planned, times) => {
      const most = planned * 2_000;
      expect(guardAmount(planned * times, { planned, most })).toBe("tenfold_more");
      expect(guardAmount(planned, { planned: planned * times, most })).toBe("tenfold_less");
    }),
  );
});

test.each([
  ["2.5", 2_500],
  ["2,5", 2_500],
  [" 0.25 ", 250],
  ["15", 15_000],
  ["0", undefined],
  ["-1", undefined],
  ["1e3", undefined],
  ["2.5 mg", undefined],
  ["2.5001", undefined],
  ["", undefined],
])("“%s” is read", (text, expected) => {
  expect(readMilligrams(text)).toBe(expected);
});
