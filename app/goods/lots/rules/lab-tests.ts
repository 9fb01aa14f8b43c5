/** The laboratory tests of a lot, in display order. */
export const TESTS = ["identity", "purity", "content", "endotoxin", "sterility"] as const;

export type Test = (typeof TESTS)[number];
export type Verdict = "passed" | "failed";

/** Tests with a figure, and its units. The other tests only have the laboratory's conclusion. */
export const UNITS = {
  purity: ["%"],
  content: ["mg"],
  endotoxin: ["EU/mg", "EU/vial", "EU/mL"],
} as const satisfies Partial<Record<Test, readonly string[]>>;

export type MeasuredTest = keyof typeof UNITS;
export type Unit = (typeof UNITS)[MeasuredTest][number];

export const MEASURED = [
  "purity",
  "content",
  "endotoxin",
] as const satisfies readonly MeasuredTest[];
export const CONCLUDED = ["identity", "sterility"] as const;

export type LabResult = {
  test: Test;
  /** Null if the test has no figure. */
  figure: number | null;
  /** The true value is below the figure, such as `< 0.05 EU/mg`. */
  isBelow: boolean;
  unit: Unit | null;
  atLeast: number | null;
  atMost: number | null;
  /** The source of the limits; null if there are none. */
  limitSource: string | null;
  /** Null if no limit applies to the figure. */
  verdict: Verdict | null;
  method: string;
};
