import fc from "fast-check";
import { expect, it, test } from "vitest";
import { LEADS_TO, mayDoTo, STOCKTAKE_ACTS, STOCKTAKE_STATES } from "./stocktake-states.ts";
import { tallyAll, tallyLine } from "./tally-line.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 2, minute));
const count = (units: number, level: number, minute = 0) => ({
  units,
  level,
  countedAt: at(minute),
});

test.each([
  ["nothing counted", [], undefined],
  ["as the books say", [count(5, 5)], [5, 5, 0, false]],
  ["two places are added", [count(3, 10), count(5, 10, 1)], [8, 10, -2, false]],
  ["the last level counts", [count(5, 8, 3), count(3, 10, 1)], [8, 8, 0, true]],
])("%s", (_, counts, expected) => {
  const tally = tallyLine(counts);
  const { counted = 0, expected: books = 0, difference = 0, movedBetween = false } = tally ?? {};
  expect(tally && [counted, books, difference, movedBetween]).toEqual(expected);
});

test("what is posted is what was counted and what moved since", () => {
  const units = fc.integer({ min: 0, max: 1_000 });
  const moved = fc.array(fc.integer({ min: -50, max: 50 }));
  fc.assert(
    fc.property(units, units, moved, (counted, level, movements) => {
      const since = movements.reduce((sum, delta) => sum + delta, 0);
      const tally = tallyLine([count(counted, level)]);
      expect(level + since + (tally?.difference ?? 0)).toBe(counted + since);
    }),
  );
});

test("the parts sum to the whole, whatever is counted and decided", () => {
  const counts = fc.array(
    fc.tuple(fc.nat(100), fc.nat(100)).map(([units, level]) => count(units, level)),
    { maxLength: 3 },
  );
  const line = fc.record({
    unitCost: fc.option(fc.nat(10_000)),
    reason: fc.constantFrom(null, "lost"),
    counts,
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const all = tallyAll(lines);
      const each = lines.map((one) => tallyAll([one]));
      for (const part of [
        "items",
        "counted",
        "differing",
        "undecided",
        "units",
        "value",
      ] as const) {
        expect(each.reduce((sum, one) => sum + one[part], 0)).toBe(all[part]);
      }
      expect(all.undecided <= all.differing && all.differing <= all.counted).toBe(true);
    }),
  );
});

it("ends for good: nothing may be done to what is posted or cancelled", () => {
  for (const state of ["posted", "cancelled"] as const) {
    expect(STOCKTAKE_ACTS.filter((act) => mayDoTo(state, act))).toEqual([]);
  }
  expect(STOCKTAKE_STATES.filter((state) => mayDoTo(state, "post"))).toEqual(["checking"]);
  expect(LEADS_TO.reopen).toBe("counting");
});
