import { expect, test } from "vitest";
import { isLate } from "./is-late.ts";
import { sumCosts } from "./sum-costs.ts";

// November 20, 2026 is a Friday. The next Monday is no day off.
test.each([
  ["the same day", "2026-11-20T10:00:00+08:00", 1, false],
  ["on the last day, after a weekend", "2026-11-23T23:00:00+08:00", 1, false],
  ["a day later", "2026-11-24T00:30:00+08:00", 1, true],
  ["a day later with two days promised", "2026-11-24T00:30:00+08:00", 2, false],
  ["far beyond the longest way", "2027-06-01T10:00:00+08:00", 90, true],
])("a parcel of Friday that arrives %s", (_name, arrived, way, late) => {
  const shippedAt = new Date("2026-11-20T09:00:00+08:00");
  expect(isLate({ shippedAt, arrivedAt: new Date(arrived), way }, [])).toBe(late);
});

test("a day off gives the courier one more day", () => {
  const parcel = {
    shippedAt: new Date("2026-11-20T09:00:00+08:00"),
    arrivedAt: new Date("2026-11-24T09:00:00+08:00"),
    way: 1,
  };
  expect(isLate(parcel, ["2026-11-23"])).toBe(false);
});

test("the costs of a month add up by event", () => {
  expect(
    sumCosts([
      { month: "2026-11", event: "late", cases: 2, amount: 300 },
      { month: "2026-11", event: "recall", cases: 1, amount: 50 },
      { month: "2026-10", event: "late", cases: 1, amount: 7 },
    ]),
  ).toEqual([
    { month: "2026-11", cases: 3, total: 350, byEvent: { recall: 50, warm: 0, late: 300 } },
    { month: "2026-10", cases: 1, total: 7, byEvent: { recall: 0, warm: 0, late: 7 } },
  ]);
});
