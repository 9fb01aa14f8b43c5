import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseLots, goodUntil, type OpenLot } from "./choose-lots.ts";

const TODAY = "2026-11-25";
const lot = (id: string, expiresOn: string, left: number, day = 1): OpenLot => ({
  id,
  expiresOn,
  left,
  receivedAt: new Date(Date.UTC(2026, 9, day)),
});

test.each([
  ["nothing of none", [], 2, TODAY, [], 2],
  ["the one", [lot("A", "2027-01-01", 5)], 2, TODAY, ["A2"], 0],
  [
    "the first to expire, though it came last",
    [lot("A", "2027-06-01", 5, 1), lot("B", "2027-01-01", 5, 9)],
    2,
    TODAY,
    ["B2"],
    0,
  ],
  [
    "of two that expire together the older",
    [lot("B", "2027-01-01", 5, 2), lot("A", "2027-01-01", 5, 1)],
    1,
    TODAY,
    ["A1"],
    0,
  ],
  [
    "the rest from the next",
    [lot("A", "2027-01-01", 1), lot("B", "2027-06-01", 5)],
    3,
    TODAY,
    ["A1", "B2"],
    0,
  ],
  [
    "none that ends before the course",
    [lot("A", "2027-01-01", 5), lot("B", "2027-06-01", 1)],
    2,
    "2027-02-17",
    ["B1"],
    1,
  ],
  ["one that ends with the course", [lot("A", "2027-02-17", 5)], 1, "2027-02-17", ["A1"], 0],
  ["not what is used up", [lot("A", "2027-01-01", 0)], 1, TODAY, [], 1],
])("takes %s", (_, open, units, until, expected, missing) => {
  const chosen = chooseLots(open, units, until);
  expect(chosen.taken.map((each) => `${each.lotId}${each.units}`)).toEqual(expected);
  expect(chosen.missing).toBe(missing);
});

test.each([
  [null, TODAY],
  [12, "2027-02-17"],
])("what is packed for %s weeks has to be good until %s", (weeks, day) => {
  expect(goodUntil(TODAY, weeks)).toBe(day);
});

const days = fc
  .integer({ min: 1, max: 28 })
  .map((day) => `2027-02-${String(day).padStart(2, "0")}`);
const lots = fc.array(
  fc.record({
    expiresOn: days,
    left: fc.integer({ min: 0, max: 9 }),
    receivedAt: fc.date({ min: new Date(0), max: new Date(1e12), noInvalidDate: true }),
  }),
  { maxLength: 8 },
);

test("whatever the lots: what is taken and what is missing is what was asked, and no lot gives more than it has", () => {
  fc.assert(
    fc.property(lots, fc.integer({ min: 1, max: 30 }), days, (drawn, units, until) => {
      const open = drawn.map((one, index) => ({ ...one, id: String(index) }));
      const { taken, missing } = chooseLots(open, units, until);
      const sum = taken.reduce((all, one) => all + one.units, 0);
      expect(sum + missing).toBe(units);
      const used = taken.map(({ lotId, units: some }) => {
        const own = open[Number(lotId)];
        expect(some).toBeLessThanOrEqual(own?.left ?? 0);
        return own?.expiresOn ?? "";
      });
      expect(used.every((day) => day >= until)).toBe(true);
      expect(used).toEqual(used.toSorted());
      // Units are missing only if every good lot is empty.
      const good = open.filter(({ expiresOn }) => expiresOn >= until);
      const left = good.reduce((all, one) => all + one.left, 0) - sum;
      expect(missing === 0 || left === 0).toBe(true);
    }),
  );
});
