import { expect, test } from "vitest";
import { deliveryOf } from "#app/goods/catalog/rules/delivery-promise.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { coldDay } from "./cold-day.ts";

const settings = (given: Record<string, string>) =>
  deliveryOf(
    readSettings({
      dispatch_days: "Mon-Fri",
      cold_days: "Mon-Wed",
      dispatch_cut_off: "14:00",
      ...given,
    }),
  );

test.each([
  ["a Monday", "2026-11-16T02:00:00Z", {}, undefined, undefined],
  ["a Monday after the cut-off", "2026-11-16T08:00:00Z", {}, undefined, undefined],
  ["a Friday", "2026-11-20T02:00:00Z", {}, "2026-11-23", "no_cold_day"],
  ["a Saturday", "2026-11-21T02:00:00Z", {}, "2026-11-23", "no_dispatch"],
  ["the day before Bonifacio Day", "2026-11-29T02:00:00Z", {}, "2026-12-01", "no_dispatch"],
  ["Bonifacio Day", "2026-11-30T02:00:00Z", {}, "2026-12-01", "holiday"],
  [
    "before a day off",
    "2026-11-16T02:00:00Z",
    { days_off: "2026-11-17" },
    "2026-11-18",
    "over_holiday",
  ],
])("%s: the next cold parcel leaves", (_, now, given, day, why) => {
  const state = day === undefined ? { state: "today" } : { state: "waits", day, why };
  expect(coldDay(new Date(now), settings(given))).toEqual(state);
});

test("by the terms of its area, which may have changed since it was ordered", () => {
  const wednesday = new Date("2026-11-18T02:00:00Z");
  const to = (way: "limited" | "never", most: number | null) => ({
    ...settings({}),
    coldTerms: { way, most, days: [] },
  });
  const soon = to("limited", 4);
  const near = { ...soon, times: { ...soon.times, travels: [2, 3] as const } };
  expect(coldDay(wednesday, near)).toEqual({
    state: "waits",
    day: "2026-11-23",
    why: "over_weekend",
  });
  expect(coldDay(wednesday, soon)).toEqual({ state: "never", why: "too_far" });
  expect(coldDay(wednesday, to("never", null))).toEqual({ state: "never", why: "never" });
});
