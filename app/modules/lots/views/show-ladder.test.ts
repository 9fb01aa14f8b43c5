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
const lot: ShownLot = {
  id: "l1",
  lotNumber: "T-2610A",
  variant: "10 mg",
  madeOn: undefined,
  expiresOn: "Sep 1, 2028",
  recalled: undefined,
  isDemo: false,
  report,
  withdrawn: [],
};

const values = (shown: ShownLot | undefined) => showLadder(shown).steps.map(({ value }) => value);

it("climbs from the number on the label to what nobody has tested", () => {
  expect(values(lot)).toEqual([
    "T-2610A",
    "Sep 1, 2028",
    "A lab, Oct 2, 2026",
    "99.1%, HPLC",
    "lab.example",
    undefined,
  ]);
  expect(showLadder(lot)).toMatchObject({
    name: "Lot T-2610A, 10 mg",
    count: "5 of 6 steps on record",
    demo: undefined,
  });
});

it("says of each step that is missing what that means", () => {
  const shown = showLadder({ ...lot, report: undefined });
  expect(shown.count).toBe("2 of 6 steps on record");
  expect(shown.steps[2]).toMatchObject({
    value: undefined,
    text: expect.stringContaining("We have not received a report"),
  });
  expect(values({ ...lot, report: { ...report, purity: undefined, verify: undefined } })).toEqual([
    "T-2610A",
    "Sep 1, 2028",
    "A lab, Oct 2, 2026",
    undefined,
    undefined,
    undefined,
  ]);
});

it("has no step on record for a product whose lot is not known", () => {
  expect(values(undefined)).toEqual(Array(6).fill(undefined));
  expect(showLadder(undefined).name).toBeUndefined();
});

it("says that a lot of the demo shop is made up", () => {
  expect(showLadder({ ...lot, isDemo: true }).demo?.mark).toBe("Made up for the demo");
});
