import type { LabResult } from "./rules/lab-tests.ts";

const NOTHING = { figure: null, isBelow: false, unit: null, atLeast: null, atMost: null } as const;

/** That a laboratory found the substance to be the one on the label, or not. */
export function identity(verdict: "passed" | "failed" = "passed"): LabResult {
  return { test: "identity", ...NOTHING, limitSource: null, verdict, method: "LC-MS" };
}

/** A purity that has to be 98% at least, or one without a limit. */
export function purity(figure = 99.1, atLeast: number | null = 98): LabResult {
  const verdict = atLeast === null ? null : figure >= atLeast ? "passed" : "failed";
  const limits = { atLeast, limitSource: atLeast === null ? null : "the report itself" };
  return { test: "purity", ...NOTHING, figure, unit: "%", ...limits, verdict, method: "HPLC" };
}
