import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMinutes, shopMinute } from "#app/lib/dates.ts";
import { afterQuiet, isQuiet, quietUntil } from "./quiet-hours.ts";

const NIGHT = { from: 21, until: 8 };
/** Manila is eight hours ahead all year. */
const inManila = (text: string) => new Date(`${text}+08:00`);

describe("quiet hours", () => {
  test.each([
    ["before they begin", "2026-11-21T20:59:59", undefined],
    ["as they begin", "2026-11-21T21:00:00", "2026-11-22T08:00:00"],
    ["after midnight", "2026-11-22T00:30:00", "2026-11-22T08:00:00"],
    ["in their last minute", "2026-11-22T07:59:00", "2026-11-22T08:00:00"],
    ["as they end", "2026-11-22T08:00:00", undefined],
    ["on the last night of a year", "2026-12-31T23:00:00", "2027-01-01T08:00:00"],
    // Clocks change elsewhere on these nights, but never in Manila.
    ["in a night of summer time in Europe", "2026-03-29T01:30:00", "2026-03-29T08:00:00"],
    ["in a night of winter time in Europe", "2026-10-25T01:30:00", "2026-10-25T08:00:00"],
  ])("over midnight, %s", (_, at, until) => {
    expect(quietUntil(NIGHT, inManila(at))).toEqual(until && inManila(until));
  });

  test("within one day", () => {
    const noon = { from: 12, until: 14 };
    expect(quietUntil(noon, inManila("2026-11-21T13:00:00"))).toEqual(
      inManila("2026-11-21T14:00:00"),
    );
    expect(quietUntil(noon, inManila("2026-11-21T14:00:00"))).toBeUndefined();
  });

  test("two equal hours are none", () => {
    for (const hour of [0, 8, 23]) {
      const none = { from: hour, until: hour };
      expect([0, 8, 15, 23].filter((one) => isQuiet(none, one))).toEqual([]);
    }
  });

  const hour = fc.integer({ min: 0, max: 23 });
  const moment = fc
    .integer({ min: 0, max: 60 * 24 * 800 })
    .map((minutes) => addMinutes(new Date("2026-01-01T00:00:00Z"), minutes));

  test("whatever they are, a mail leaves outside them, soon, and no earlier than it is due", () => {
    fc.assert(
      fc.property(hour, hour, moment, (from, until, at) => {
        const quiet = { from, until };
        const leaves = afterQuiet(quiet, at);
        expect(isQuiet(quiet, Math.floor(shopMinute(leaves) / 60))).toBe(false);
        expect(leaves.getTime()).toBeGreaterThanOrEqual(at.getTime());
        expect(leaves.getTime() - at.getTime()).toBeLessThan(24 * 60 * 60_000);
        // A waiting mail leaves exactly when the quiet hours end.
        const leavesAt = leaves > at ? shopMinute(leaves) : until * 60;
        expect(leavesAt).toBe(until * 60);
      }),
    );
  });

  test("so many hours are quiet as lie between the two", () => {
    fc.assert(
      fc.property(hour, hour, (from, until) => {
        const all = Array.from({ length: 24 }, (_, n) => n).filter((n) =>
          isQuiet({ from, until }, n),
        );
        expect(all).toHaveLength((until - from + 24) % 24);
      }),
    );
  });
});
