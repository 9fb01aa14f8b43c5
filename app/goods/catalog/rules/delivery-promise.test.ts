import fc from "fast-check";
import { expect, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import {
  deliveryOf,
  formatPromise,
  promiseDelivery,
  promiseParcel,
  readDaysOff,
} from "./delivery-promise.ts";
import { isHoliday, isWeekend } from "./holidays.ts";

const usual = deliveryOf(readSettings({}));

test("a shop that needs longer promises later, by its settings", () => {
  const slower = readSettings({ ships_days_max: "3", arrives_days_max: "6" });
  expect(promiseDelivery(new Date("2026-11-16T02:00:00Z"), deliveryOf(slower))).toEqual({
    earliest: "2026-11-20",
    latest: "2026-11-27",
  });
});

test.each([
  ["an ordinary Monday", "2026-11-16T02:00:00Z", "2026-11-20", "2026-11-25"],
  ["a Saturday counts from Monday on", "2026-11-21T02:00:00Z", "2026-11-26", "2026-12-02"],
  [
    "past midnight in Manila it is the next day",
    "2026-11-15T16:30:00Z",
    "2026-11-20",
    "2026-11-25",
  ],
  ["Bonifacio Day is in between", "2026-11-26T02:00:00Z", "2026-12-03", "2026-12-09"],
  ["Christmas and New Year", "2026-12-22T02:00:00Z", "2027-01-04", "2027-01-07"],
  ["Holy Week", "2027-03-23T02:00:00Z", "2027-03-31", "2027-04-05"],
])("%s", (_, orderedAt, earliest, latest) => {
  expect(promiseDelivery(new Date(orderedAt), usual)).toEqual({ earliest, latest });
});

test("a parcel that has left us travels 3-5 business days, without the owner's days off", () => {
  const monday = new Date("2026-11-16T02:00:00Z");
  expect(promiseParcel(monday, usual)).toEqual({ earliest: "2026-11-19", latest: "2026-11-23" });
  expect(promiseParcel(monday, { ...usual, daysOff: ["2026-11-19"] })).toEqual({
    earliest: "2026-11-20",
    latest: "2026-11-24",
  });
});

test("the owner's own days off push it back", () => {
  const monday = new Date("2026-11-16T02:00:00Z");
  const daysOff = readDaysOff("2026-11-18\nflood: 2026-11-19, 2026-11-20");
  expect(promiseDelivery(monday, { ...usual, daysOff })).toEqual({
    earliest: "2026-11-25",
    latest: "2026-12-01",
  });
});

test("is said with the day of the week", () => {
  expect(formatPromise({ earliest: "2026-11-26", latest: "2026-12-02" })).toBe(
    "Thu, Nov 26 to Wed, Dec 2",
  );
});

test("is never a day on which nobody delivers, never in the past, never upside down", () => {
  const moment = fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2030-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (orderedAt) => {
      const { earliest, latest } = promiseDelivery(orderedAt, usual);
      expect(earliest > shopDay(orderedAt)).toBe(true);
      expect(latest > earliest).toBe(true);
      for (const day of [earliest, latest]) expect(isWeekend(day) || isHoliday(day)).toBe(false);
    }),
  );
});
