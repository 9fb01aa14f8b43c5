import fc from "fast-check";
import { expect, it } from "vitest";
import { cohortDays, COHORTS, readCohorts, shiftMonth, type CohortRow } from "./cohorts.ts";

it.each([
  { to: "2026-11-25", from: "2025-12-01" },
  { to: "2026-12-31", from: "2026-01-01" },
  { to: "2026-01-01", from: "2025-02-01" },
])("goes back a year of months from $to", ({ to, from }) => {
  expect(cohortDays({ from: "2026-01-01", to })).toEqual({ from, to });
});

it("shows each count in exactly one place, however the period ends", () => {
  const days = cohortDays({ from: "2026-01-01", to: "2026-11-25" });
  const cell = fc.tuple(fc.nat(COHORTS - 1), fc.nat(COHORTS - 1), fc.nat(500));
  fc.assert(
    fc.property(fc.uniqueArray(cell, { selector: ([a, b]) => `${a} ${b}` }), (cells) => {
      const rows: CohortRow[] = cells
        .filter(([cohort, after]) => cohort + after < COHORTS)
        .map(([cohort, after, buyers]) => {
          const month = shiftMonth("2025-12", cohort);
          return { cohort: month, month: shiftMonth(month, after), buyers };
        });
      const cohorts = readCohorts(rows, days);
      expect(cohorts.map(({ again }) => again.length)).toEqual(
        cohorts.map((_, index) => COHORTS - 1 - index),
      );
      const shown = cohorts.flatMap(({ buyers, again }) => [buyers, ...again]);
      const sum = (list: readonly number[]) => list.reduce((so, one) => so + one, 0);
      expect(sum(shown)).toBe(sum(rows.map(({ buyers }) => buyers)));
    }),
  );
});
