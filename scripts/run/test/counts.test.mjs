import { describe, expect, it } from "vitest";
import { addCounts, countLine, countsOf } from "./counts.mjs";

const file = (status, ...tests) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

const report = ({ passed = 0, failed = 0, pending = 0, todo = 0, files = [] }) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
  testResults: files,
});

const oneFailed = report({ passed: 2, failed: 1, files: [file("failed", "passed", "failed")] });
const brokenFile = report({ passed: 2, files: [file("passed", "passed"), file("failed")] });
const both = report({ passed: 1, failed: 1, files: [file("failed", "failed"), file("failed")] });
const setupFailed = report({ passed: 2, files: [file("failed", "passed", "passed")] });

describe("countsOf", () => {
  it.each([
    ["all passed", report({ passed: 3 }), 0, "3 passed, 0 failed"],
    ["one failed", oneFailed, 1, "2 passed, 1 failed"],
    ["a file that could not be loaded", brokenFile, 1, "2 passed, 1 failed"],
    ["a failed test and a file that could not be loaded", both, 1, "1 passed, 2 failed"],
    ["a file whose hook failed", setupFailed, 1, "2 passed, 1 failed"],
    [
      "skipped ones",
      report({ passed: 1, pending: 2, todo: 1 }),
      0,
      "1 passed, 0 failed, 3 skipped",
    ],
    ["an unhandled error beside passing tests", report({ passed: 3 }), 1, "3 passed, 1 failed"],
    ["a killed run", report({ passed: 3 }), null, "3 passed, 1 failed"],
    ["no report", undefined, 1, "0 passed, 1 failed"],
    ["no report, whatever the code", undefined, 0, "0 passed, 1 failed"],
  ])("%s", (_case, given, exitCode, line) => {
    expect(countLine(countsOf(given, exitCode))).toBe(line);
  });
});

it("adds what several runs counted", () => {
  const runs = [
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 0, skipped: 0 },
  ];
  expect(addCounts(runs)).toEqual({ passed: 11, failed: 2, skipped: 3 });
});
