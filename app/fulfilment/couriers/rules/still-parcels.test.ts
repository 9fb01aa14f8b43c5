import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { addBusinessDays } from "#app/goods/catalog/rules/dispatch-calendar.ts";
import { NOW } from "#tests/now.ts";
import { daysSince, LONGEST_WAY, stillSince } from "./still-parcels.ts";

const DAYS_OFF = ["2026-11-18", "2026-11-19"];

describe("a parcel stands still", () => {
  it("from the day after the last promised day and the grace", () => {
    // Promised by Monday, with three days of grace until Thursday. The parcel is stalled from
    // Friday on.
    const shipped = new Date("2026-11-06T03:00:00Z");
    const isStill = (now: string) => {
      const since = stillSince(new Date(now), { graceDays: 3, daysOff: [] });
      return shipped < (since[1] ?? shipped);
    };
    expect(isStill("2026-11-12T15:59:00Z")).toBe(false);
    expect(isStill("2026-11-12T16:00:00Z")).toBe(true);
  });

  it("exactly when the days counted forwards from its leaving are over", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 * 24 * 60 }),
        fc.integer({ min: 1, max: LONGEST_WAY }),
        fc.integer({ min: 0, max: 30 }),
        fc.subarray(["2026-11-18", "2026-11-19", "2026-10-05", "2026-11-20"]),
        (minutesAgo, way, graceDays, daysOff) => {
          const shipped = new Date(NOW.getTime() - minutesAgo * 60_000);
          const promised = addBusinessDays(shopDay(shipped), way, daysOff);
          const last = addBusinessDays(promised, graceDays, daysOff);
          const since = stillSince(NOW, { graceDays, daysOff });
          expect(shipped < since[way]!).toBe(last < shopDay(NOW));
        },
      ),
    );
  });

  it("the sooner, the shorter its way", () => {
    const since = stillSince(NOW, { graceDays: 3, daysOff: DAYS_OFF });
    expect(since).toHaveLength(LONGEST_WAY + 1);
    expect(since.toSorted((a, b) => b.getTime() - a.getTime())).toEqual(since);
  });

  it("also where nothing is waited for beyond the promised day", () => {
    const [none, one] = stillSince(NOW, { graceDays: 0, daysOff: [] });
    expect(none).toEqual(new Date("2026-11-20T16:00:00Z"));
    expect(one).toEqual(new Date("2026-11-19T16:00:00Z"));
  });
});

test.each([
  [0, 0],
  [0.9, 0],
  [1, 1],
  [6.5, 6],
  [-1, 0],
])("%s days ago are %i whole days", (days, whole) => {
  expect(daysSince(addDays(NOW, -days), NOW)).toBe(whole);
});
