import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countDays, readPeriod, shiftDay, writePeriod } from "./period.ts";

const TODAY = "2026-11-24";
const read = (query: string) => readPeriod(new URLSearchParams(query), TODAY);
const USUAL = { from: "2026-10-26", to: TODAY };

describe("readPeriod", () => {
  it.each([
    { query: "", days: USUAL, before: { from: "2026-09-26", to: "2026-10-25" } },
    {
      query: "period=7d",
      days: { from: "2026-11-18", to: TODAY },
      before: { from: "2026-11-11", to: "2026-11-17" },
    },
    {
      query: "from=2026-11-02&to=2026-11-08",
      days: { from: "2026-11-02", to: "2026-11-08" },
      before: { from: "2026-10-26", to: "2026-11-01" },
    },
    {
      query: "from=2026-11-02&to=2026-11-08&compare=year",
      days: { from: "2026-11-02", to: "2026-11-08" },
      before: { from: "2025-11-03", to: "2025-11-09" },
    },
    {
      query: "from=2026-11-20&to=2026-12-31&compare=none",
      days: { from: "2026-11-20", to: TODAY },
      before: undefined,
    },
  ])("reads $query", ({ query, days, before }) => {
    expect(read(query)).toMatchObject({ days, before });
  });

  it.each([
    "period=8d",
    "period=toString",
    "from=2026-11-08&to=2026-11-02",
    "from=2026-02-30&to=2026-03-01",
    "from=2026-11-30&to=2026-12-01",
    "from=1990-01-01&to=2026-11-01",
    "from=2020-01-01&to=2026-11-01",
    "from=2026-11-01",
    "compare=ever",
  ])("takes %s for the last 30 days", (query) => {
    expect(read(query)).toMatchObject({ preset: "30d", comparison: "previous", days: USUAL });
  });

  it.each([
    { compare: "previous", shift: (count: number) => -count },
    { compare: "year", shift: () => -52 * 7 },
  ])("compares as many days, with $compare", ({ compare, shift }) => {
    const ago = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(ago, fc.integer({ min: 1, max: 400 }), (end, count) => {
        const to = shiftDay(TODAY, -end);
        const from = shiftDay(to, 1 - count);
        const { days, before } = read(new URLSearchParams({ from, to, compare }).toString());
        expect(days).toEqual({ from, to });
        expect(before).toEqual({
          from: shiftDay(from, shift(count)),
          to: shiftDay(to, shift(count)),
        });
        expect(countDays({ from, to })).toBe(count);
      }),
    );
  });

  it.each(["period=7d", "period=365d&compare=year", "from=2026-11-02&to=2026-11-08&compare=none"])(
    "writes %s as it was read",
    (query) => {
      expect(writePeriod(read(query))).toBe(query);
    },
  );
});
