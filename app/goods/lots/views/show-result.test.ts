import { expect, test } from "vitest";
import type { LabResult } from "../rules/lab-tests.ts";
import { showLimit, showValue } from "./show-result.ts";

const purity: LabResult = {
  test: "purity",
  figure: 99.1,
  isBelow: false,
  unit: "%",
  atLeast: 98,
  atMost: null,
  limitSource: "the report",
  verdict: "passed",
  method: "HPLC",
};
const content = { ...purity, test: "content", unit: "mg", figure: 10.2 } as const;

test.each<[string, LabResult, string, string | undefined]>([
  [
    "99.1%, passed",
    purity,
    "99.1%, passed",
    "Within its limit: at least 98%. Stated by: the report.",
  ],
  [
    "what failed",
    { ...purity, figure: 91, verdict: "failed" },
    "91%, failed",
    "Outside its limit: at least 98%. Stated by: the report.",
  ],
  [
    "what has no limit",
    { ...purity, atLeast: null, limitSource: null, verdict: null },
    "99.1%",
    "No limit was stated, so we give no verdict.",
  ],
  [
    "two limits",
    { ...content, atLeast: 9, atMost: 11 },
    "10.2\u00A0mg, passed",
    "Within its limit: 9\u00A0mg to 11\u00A0mg. Stated by: the report.",
  ],
  [
    "less than a figure, on an unknown side",
    { ...content, isBelow: true, atLeast: null, atMost: 9, verdict: null },
    "< 10.2\u00A0mg",
    "The figure doesn’t show whether it is within its limit: at most 9\u00A0mg. Stated by: the report.",
  ],
  [
    "a conclusion",
    { ...purity, test: "identity", figure: null, unit: null, atLeast: null, limitSource: null },
    "Passed",
    undefined,
  ],
])("says of %s what it is and against what", (_, result, value, limit) => {
  expect(showValue(result)).toBe(value);
  expect(showLimit(result)).toBe(limit);
});
