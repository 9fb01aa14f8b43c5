import type { LabResult } from "./rules/lab-tests.ts";

const NOTHING = { figure: null, isBelow: false, unit: null, atLeast: null, atMost: null } as const;

/** A laboratory's verdict on whether the substance matches the label. */
export function identity(verdict: "passed" | "failed" = "passed"): LabResult {
  return { test: "identity", ...NOTHING, limitSource: null, verdict, method: "LC-MS" };
}

/** A purity with a limit, 98% by default, or without one. */
export function purity(figure = 99.1, atLeast: number | null = 98): LabResult {
  const verdict = atLeast === null ? null : figure >= atLeast ? "passed" : "failed";
  const limits = { atLeast, limitSource: atLeast === null ? null : "the report itself" };
  return { test: "purity", ...NOTHING, figure, unit: "%", ...limits, verdict, method: "HPLC" };
}
