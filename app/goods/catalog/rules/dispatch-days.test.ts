import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatClock } from "#app/lib/dates.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { orderWithin } from "../queries/delivery.server.ts";
import { deliveryOf, leavingDays, nextCutOff } from "./delivery-promise.ts";

const settings = readSettings({
  dispatch_cut_off: "14:00",
  dispatch_days: "Mon-Fri",
  cold_days: "Mon-Wed",
  ships_days_min: "0",
  ships_days_max: "1",
  days_off: "2026-12-10",
});
const usual = deliveryOf(settings);
const cold = deliveryOf(settings, { cold: true });
const at = (manila: string) => new Date(`${manila}:00+08:00`);

describe("the day a parcel leaves", () => {
  test.each([
    ["before the cut-off", "2026-11-23T13:59", "2026-11-23", "2026-11-24"],
    ["at the cut-off", "2026-11-23T14:00", "2026-11-24", "2026-11-25"],
    ["on Friday evening", "2026-11-27T19:00", "2026-12-01", "2026-12-01"],
    ["on Saturday", "2026-11-28T09:00", "2026-12-01", "2026-12-01"],
    ["a minute before midnight in Manila", "2026-11-24T23:59", "2026-11-25", "2026-11-26"],
    ["a minute later", "2026-11-25T00:00", "2026-11-25", "2026-11-26"],
    ["on the eve of the owner's day off", "2026-12-09T15:00", "2026-12-11", "2026-12-11"],
  ])("%s", (_, manila, earliest, latest) => {
    expect(leavingDays(at(manila), usual)).toEqual({ earliest, latest });
  });

  test.each([
    // Bonifacio Day is Monday, November 30.
    ["cold on Thursday waits for Tuesday", "2026-11-26T09:00", "2026-12-01", "2026-12-01"],
    ["cold on Wednesday morning leaves at once", "2026-11-25T09:00", "2026-11-25", "2026-12-01"],
    // Tuesday, December 8 is a holiday; so cold leaves neither on it nor on its eve.
    ["cold before a holiday in the week", "2026-12-04T15:00", "2026-12-14", "2026-12-14"],
  ])("%s", (_, manila, earliest, latest) => {
    expect(leavingDays(at(manila), cold)).toEqual({ earliest, latest });
  });

  it("is never earlier for who orders later, and for cold never earlier than without", () => {
    const minute = fc.integer({ min: 0, max: 4 * 366 * 24 * 60 });
    fc.assert(
      fc.property(minute, minute, (one, other) => {
        const start = at("2026-01-01T00:00").getTime();
        const [first, then] = [Math.min(one, other), Math.max(one, other)].map(
          (n) => new Date(start + n * 60_000),
        ) as [Date, Date];
        for (const delivery of [usual, cold]) {
          const [before, after] = [leavingDays(first, delivery), leavingDays(then, delivery)];
          expect(before.earliest <= after.earliest && before.latest <= after.latest).toBe(true);
        }
        expect(leavingDays(then, cold).earliest >= leavingDays(then, usual).earliest).toBe(true);
      }),
    );
  });

  it("is found also where no day is for cold parcels at all", () => {
    const never = { ...cold, dispatch: { cutOff: null, days: [], coldDays: [] } };
    expect(leavingDays(at("2026-11-23T09:00"), never).earliest).toBe("2026-11-23");
  });
});

describe("the cut-off of today", () => {
  test.each([
    ["2026-11-23T09:00", "2:00 PM"],
    ["2026-11-23T14:00", undefined],
    ["2026-11-28T09:00", undefined],
    ["2026-11-30T09:00", undefined],
    ["2026-12-10T09:00", undefined],
  ])("at %s is %s", (manila, clock) => {
    const cutOff = nextCutOff(at(manila), usual);
    expect(cutOff && formatClock(cutOff)).toBe(clock);
  });

  test.each([
    ["2026-11-23T11:45", "Order within 2 h 10 min (by 2:00 PM)"],
    ["2026-11-23T12:55", "Order within 1 h (by 2:00 PM)"],
    ["2026-11-23T13:30", "Order within 25 min (by 2:00 PM)"],
    ["2026-11-23T13:52", "Order by 2:00 PM"],
  ])("at %s reads: %s", (manila, text) => {
    expect(orderWithin(at(manila), at("2026-11-23T14:00"))).toBe(text);
  });
});
