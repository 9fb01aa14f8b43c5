import { expect, test } from "vitest";
import { deliveryOf } from "#app/modules/catalog/rules/delivery-promise.ts";
import { readSettings } from "#app/modules/settings/rules/read-settings.ts";
import { nextColdDay } from "./cold-day.ts";

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
  ["a Monday", "2026-11-16T02:00:00Z", {}, "2026-11-16"],
  ["a Monday after the cut-off", "2026-11-16T08:00:00Z", {}, "2026-11-16"],
  ["a Friday", "2026-11-20T02:00:00Z", {}, "2026-11-23"],
  ["a Thursday, which is no day for cold parcels", "2026-11-19T02:00:00Z", {}, "2026-11-23"],
  ["the day before Bonifacio Day", "2026-11-29T02:00:00Z", {}, "2026-12-01"],
  ["before a day off", "2026-11-16T02:00:00Z", { days_off: "2026-11-17" }, "2026-11-18"],
])("%s: the next cold parcel leaves", (_, now, given, day) => {
  expect(nextColdDay(new Date(now), settings(given))).toBe(day);
});
