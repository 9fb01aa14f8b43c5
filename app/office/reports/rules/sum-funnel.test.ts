import fc from "fast-check";
import { expect, it } from "vitest";
import { bucketsOf } from "#app/lib/report/buckets.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { STEPS } from "#app/running/visits/rules/steps.ts";
import { daysOfFunnel, sumFunnel, visitsWithin, type FunnelRow } from "./sum-funnel.ts";

const FIRST = "2026-08-30";

it("divides what came of visits by visits, leaving out orders from before they were counted", () => {
  const rows: FunnelRow[] = [
    { day: "2026-08-29", step: "paid", count: 7 },
    { day: "2026-08-30", step: "visit", count: 150 },
    { day: "2026-08-30", step: "paid", count: 1 },
    { day: "2026-08-31", step: "visit", count: 50 },
    { day: "2026-08-31", step: "cart", count: 20 },
    { day: "2026-08-31", step: "checkout", count: 10 },
    { day: "2026-08-31", step: "paid", count: 4 },
  ];
  expect(sumFunnel({ rows, since: FIRST })).toMatchObject({
    visit: 200,
    product: 0,
    paid: 5,
    conversion: 2.5,
    cartRate: 10,
    checkoutRate: 50,
  });
});

it("says nothing of a rate where no visit was counted", () => {
  const rows: FunnelRow[] = [{ day: FIRST, step: "paid", count: 7 }];
  expect(sumFunnel({ rows, since: undefined })).toMatchObject({ paid: 0, conversion: undefined });
});

it("has a row for each day on which something was counted", () => {
  const rows: FunnelRow[] = [
    { day: "2026-08-31", step: "visit", count: 5 },
    { day: "2026-08-30", step: "visit", count: 3 },
    { day: "2026-08-31", step: "paid", count: 1 },
    { day: "2026-08-31", step: "assessment_result", count: 2 },
  ];
  expect(daysOfFunnel({ rows, since: FIRST })).toEqual([
    { day: "2026-08-30", counts: [3, 0, 0, 0, 0, 0, 0] },
    { day: "2026-08-31", counts: [5, 0, 0, 0, 1, 0, 2] },
  ]);
});

it("adds up to the same by week", () => {
  const row: fc.Arbitrary<FunnelRow> = fc.record({
    day: fc.nat(99).map((days) => shiftDay(FIRST, days)),
    step: fc.constantFrom(...STEPS),
    count: fc.nat(500),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const weeks = bucketsOf({ from: FIRST, to: shiftDay(FIRST, 99) }, "week");
      const sum = weeks.reduce((so, week) => so + visitsWithin(rows, week).visit, 0);
      expect(sum).toBe(sumFunnel({ rows, since: FIRST }).visit);
    }),
  );
});
