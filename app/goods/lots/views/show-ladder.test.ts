import { expect, it } from "vitest";
import { showLadder } from "./show-ladder.ts";
import type { ShownLot } from "./show-lots.ts";

const report = {
  href: "/lab-reports/r1",
  picture: undefined,
  file: "PDF, 84 kB",
  labName: "A lab",
  method: "HPLC",
  purity: "99.1%",
  reportedOn: "Oct 2, 2026",
  verify: { href: "https://lab.example/v/123", host: "lab.example" },
};
const shown = (value: string, verdict: "passed" | "failed" = "passed") => ({
  value,
  verdict,
  limit: "Its limit.",
  by: "A lab.",
  href: "/lab-reports/r1",
});
const lot: ShownLot = {
  id: "l1",
  lotNumber: "T-2610A",
  variant: "10 mg",
  madeOn: undefined,
  expiresOn: "Sep 1, 2028",
  recalled: undefined,
  isDemo: false,
  checkedOn: "Oct 3, 2026",
  proof: "confirmed",
  hasFailed: false,
  failed: undefined,
  tested: "",
  report,
  results: { identity: shown("Passed"), purity: shown("99.1%, passed") },
  withdrawn: [],
};

const values = (of: ShownLot | undefined) => showLadder(of).steps.map(({ value }) => value);

it("climbs from the number on the label to what nobody has tested", () => {
  expect(values(lot)).toEqual([
    "T-2610A",
    "Sep 1, 2028",
    "Oct 3, 2026",
    "A lab, Oct 2, 2026",
    "Passed",
    "99.1%, passed",
    undefined,
    undefined,
    undefined,
    "lab.example",
  ]);
  expect(showLadder(lot)).toMatchObject({
    name: "Batch T-2610A, 10 mg",
    answer: ["Purity 99.1%, passed", "Sterility not tested"],
    count: "7 of 10 steps on record",
    demo: undefined,
  });
});

it("says of each step that is missing what that means", () => {
  const ladder = showLadder({ ...lot, checkedOn: undefined, report: undefined, results: {} });
  expect(ladder.count).toBe("2 of 10 steps on record");
  expect(ladder.steps[2]).toMatchObject({ value: undefined });
  expect(ladder.steps[3]).toMatchObject({
    value: undefined,
    text: expect.stringContaining("We have no report for this batch"),
  });
  expect(ladder.steps[7]).toMatchObject({ missing: "Not tested" });
});

it("says what a test is judged by, and marks the one that failed", () => {
  const results = { purity: shown("91%, failed", "failed") };
  const ladder = showLadder({ ...lot, hasFailed: true, results });
  expect(ladder.hasFailed).toBe(true);
  expect(ladder.steps.filter(({ isFailed }) => isFailed)).toMatchObject([
    { title: "Purity", details: ["Its limit.", "A lab."], report: "/lab-reports/r1" },
  ]);
});

it("has no step on record for a product whose lot is not known", () => {
  expect(values(undefined)).toEqual(Array(10).fill(undefined));
  expect(showLadder(undefined).name).toBeUndefined();
});

it("says that a lot of the demo shop is made up", () => {
  expect(showLadder({ ...lot, isDemo: true }).demo).toBe("Made up for the demo");
});
