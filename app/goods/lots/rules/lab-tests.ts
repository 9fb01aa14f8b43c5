/** What a laboratory can find out about a lot, in the order in which it is shown. */
export const TESTS = ["identity", "purity", "content", "endotoxin", "sterility"] as const;

export type Test = (typeof TESTS)[number];
export type Verdict = "passed" | "failed";

/** Tests that end in a figure, with its units; the others end in what the laboratory concludes. */
export const UNITS = {
  purity: ["%"],
  content: ["mg"],
  endotoxin: ["EU/mg", "EU/vial", "EU/mL"],
} as const satisfies Partial<Record<Test, readonly string[]>>;

export type Measured = keyof typeof UNITS;
export type Unit = (typeof UNITS)[Measured][number];

export const MEASURED = ["purity", "content", "endotoxin"] as const satisfies readonly Measured[];
export const CONCLUDED = ["identity", "sterility"] as const;

/** What one report says of one test. */
export type LabResult = {
  test: Test;
  /** Null where the test has no figure. */
  figure: number | null;
  /** The laboratory says that it is less than the figure, such as `< 0.05 EU/mg`. */
  isBelow: boolean;
  unit: Unit | null;
  atLeast: number | null;
  atMost: number | null;
  /** Who says that these are the limits; null where there are none. */
  limitSource: string | null;
  /** Null where no limit says what the figure has to be. */
  verdict: Verdict | null;
  method: string;
};
