import { expect, it } from "vitest";
import {
  filesOf,
  judgeMinutes,
  measureWork,
  MOST_MINUTES,
  slowestLines,
  USUAL_SECONDS,
} from "./times.mjs";

it("is against a run that takes too long", () => {
  expect(judgeMinutes(MOST_MINUTES * 60, USUAL_SECONDS)).toMatchObject({ isTooLong: false });
  expect(judgeMinutes(MOST_MINUTES * 60 + 1, USUAL_SECONDS)).toMatchObject({ isTooLong: true });
  expect(judgeMinutes(90, 0.5).text).toBe(
    "1.5 minutes of at most 30, where a fixed piece of work takes 0.5 s",
  );
});

it("gives a slow machine more time, and a fast one no less", () => {
  const slow = 2 * USUAL_SECONDS;
  expect(judgeMinutes(2 * MOST_MINUTES * 60, slow)).toMatchObject({ isTooLong: false });
  expect(judgeMinutes(2 * MOST_MINUTES * 60 + 1, slow)).toMatchObject({ isTooLong: true });
  expect(judgeMinutes(MOST_MINUTES * 60, USUAL_SECONDS / 2)).toMatchObject({ isTooLong: false });
  expect(measureWork()).toBeGreaterThan(0);
});

it("says which files took the longest", () => {
  const report = {
    testResults: [
      { name: `${process.cwd()}/a.test.ts`, startTime: 1_000, endTime: 1_500 },
      { name: `${process.cwd()}/b.test.ts`, startTime: 1_000, endTime: 13_000 },
    ],
  };
  expect(slowestLines(filesOf(report)).split("\n")).toEqual([
    "the 2 slowest of 2 files took 13 of 13 s",
    "   12.0 s  b.test.ts",
    "    0.5 s  a.test.ts",
  ]);
  expect(filesOf(undefined)).toEqual([]);
});
