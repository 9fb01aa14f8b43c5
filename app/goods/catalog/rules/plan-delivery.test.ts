import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import type { ColdTerms } from "#app/running/settings/rules/cold-terms.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { deliveryOf, leavingOf } from "./delivery-promise.ts";
import { isBusinessDay, whyNotOn } from "./dispatch-calendar.ts";
import { addDaysTo } from "./holidays.ts";
import { planDelivery, promiseOf, standingPromise } from "./plan-delivery.ts";

const settings = readSettings({
  dispatch_cut_off: "14:00",
  dispatch_days: "Mon-Fri",
  cold_days: "Mon-Fri",
  days_off: "2026-12-10",
});
const at = (manila: string) => new Date(`${manila}:00+08:00`);
const limited = (most: number, days: number[] = []): ColdTerms => ({ way: "limited", most, days });
const open: ColdTerms = { way: "open", most: null, days: [] };

type Trip = { cold?: boolean; coldTerms?: ColdTerms; travels?: [number, number] };
function to({ cold = true, coldTerms = limited(2), travels = [1, 2] }: Trip = {}) {
  const delivery = deliveryOf(settings, { cold, coldTerms });
  return { ...delivery, times: { ships: [0, 0] as const, travels } };
}

describe("the day a cold parcel leaves, and the days it arrives", () => {
  // Bonifacio Day is Monday, November 30; Tuesday, December 8 is a holiday, December 10 a day off.
  test.each<[string, string, Trip, [string, string, string], string | undefined]>([
    ["Monday", "2026-11-16T09:00", {}, ["2026-11-16", "2026-11-17", "2026-11-18"], undefined],
    [
      "after the cut-off",
      "2026-11-16T14:00",
      {},
      ["2026-11-17", "2026-11-18", "2026-11-19"],
      undefined,
    ],
    [
      "Thursday would lie over the weekend",
      "2026-11-19T09:00",
      {},
      ["2026-11-23", "2026-11-24", "2026-11-25"],
      "over_weekend",
    ],
    [
      "one day on the way leaves on Thursday",
      "2026-11-19T09:00",
      { travels: [1, 1] },
      ["2026-11-19", "2026-11-20", "2026-11-20"],
      undefined,
    ],
    [
      "the weekend, and the holiday after it",
      "2026-11-26T15:00",
      {},
      ["2026-12-01", "2026-12-02", "2026-12-03"],
      "over_weekend",
    ],
    [
      "a holiday in the week",
      "2026-12-07T09:00",
      {},
      ["2026-12-14", "2026-12-15", "2026-12-16"],
      "over_holiday",
    ],
    [
      "days of its own before those of the shop",
      "2026-11-16T09:00",
      { coldTerms: limited(2, [2]) },
      ["2026-11-17", "2026-11-18", "2026-11-19"],
      "no_cold_day",
    ],
    [
      "without a limit it may lie over a weekend",
      "2026-11-19T09:00",
      { coldTerms: open, travels: [3, 5] },
      ["2026-11-19", "2026-11-24", "2026-11-26"],
      undefined,
    ],
    [
      "what need not stay cold leaves at once",
      "2026-11-19T09:00",
      { cold: false },
      ["2026-11-19", "2026-11-20", "2026-11-23"],
      undefined,
    ],
  ])("%s", (_, manila, trip, [leaves, earliest, latest], why) => {
    const planned = planDelivery(at(manila), to(trip));
    expect(planned).toEqual({
      ok: true,
      value: {
        leaves: { earliest: leaves, latest: leaves },
        arrives: { earliest, latest },
        ...(why && { why }),
      },
    });
  });
});

test.each<[string, Trip, string]>([
  ["it is not sent there", { coldTerms: { ...open, way: "never" } }, "never"],
  ["it takes longer than it may", { coldTerms: limited(2), travels: [1, 3] }, "too_far"],
  ["no day is a day for it", { coldTerms: limited(2, [0]) }, "no_day"],
  ["five business days have a weekend", { coldTerms: limited(5), travels: [3, 5] }, "no_day"],
])("a cold parcel is refused: %s", (_, trip, reason) => {
  expect(planDelivery(at("2026-11-16T09:00"), to(trip))).toEqual({ ok: false, reason });
  expect(planDelivery(at("2026-11-16T09:00"), to({ ...trip, cold: false }))).toMatchObject({
    ok: true,
  });
});

test("each day of the calendar says why nothing cold leaves on it", () => {
  const leaving = leavingOf(to({ coldTerms: limited(2, [1, 2, 3, 4]) }));
  if (!leaving) throw new Error("it has days to leave on");
  const days = Array.from({ length: 12 }, (_, n) => addDaysTo("2026-11-25", n));
  expect(days.map((day) => whyNotOn(day, leaving))).toEqual([
    undefined, // Wednesday
    "over_weekend",
    "over_weekend",
    "no_dispatch",
    "no_dispatch",
    "holiday", // Bonifacio Day
    undefined,
    undefined,
    "over_weekend",
    "over_weekend",
    "no_dispatch",
    "no_dispatch",
  ]);
});

const minute = fc.integer({ min: 0, max: 5 * 366 * 24 * 60 });
const moment = (n: number) => new Date(at("2026-01-01T00:00").getTime() + n * 60_000);
const trips = fc
  .record({
    most: fc.integer({ min: 1, max: 4 }),
    min: fc.integer({ min: 1, max: 4 }),
    more: fc.integer({ min: 0, max: 3 }),
    ships: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    cold: fc.boolean(),
  })
  .map(({ most, min, more, days, cold, ships }) => {
    const travels: [number, number] = [min, min + more];
    const delivery = to({ cold, coldTerms: limited(most, days), travels });
    const sorted = ships.toSorted((a, b) => a - b) as [number, number];
    return { ...delivery, times: { ...delivery.times, ships: sorted } };
  });

it("never lets a cold parcel be on the way on a day on which nobody delivers", () => {
  fc.assert(
    fc.property(minute, trips, (n, delivery) => {
      const planned = planDelivery(moment(n), delivery);
      if (!planned.ok || !delivery.cold) return;
      const { leaves } = planned.value;
      for (const first of [leaves.earliest, leaves.latest]) {
        for (let day = 0; day <= delivery.times.travels[1]; day += 1) {
          expect(isBusinessDay(addDaysTo(first, day), delivery.daysOff)).toBe(true);
        }
      }
    }),
  );
});

it("answers no day before now, in order, and none earlier for who orders later", () => {
  fc.assert(
    fc.property(minute, minute, trips, (one, other, delivery) => {
      const [first, then] = [moment(Math.min(one, other)), moment(Math.max(one, other))];
      const [before, after] = [planDelivery(first, delivery), planDelivery(then, delivery)];
      expect(before.ok).toBe(after.ok);
      if (!before.ok || !after.ok) return;
      const { leaves, arrives } = before.value;
      expect(leaves.earliest >= shopDay(first)).toBe(true);
      expect(leaves.earliest <= leaves.latest && leaves.earliest < arrives.earliest).toBe(true);
      expect(arrives.earliest <= arrives.latest).toBe(true);
      for (const part of ["leaves", "arrives"] as const) {
        expect(before.value[part].earliest <= after.value[part].earliest).toBe(true);
        expect(before.value[part].latest <= after.value[part].latest).toBe(true);
      }
    }),
  );
});

test("a promise stands until the order is bound later, and then follows from that", () => {
  const wednesday = at("2026-11-18T09:00");
  const delivery = { ...to(), ...promiseOf(wednesday, to()) };
  expect(delivery.promise?.leaves.earliest).toBe("2026-11-18");
  expect(standingPromise(delivery, null)).toEqual(delivery.promise);
  expect(standingPromise(delivery, wednesday)).toEqual(delivery.promise);
  expect(standingPromise(delivery, at("2026-11-19T09:00"))?.leaves.earliest).toBe("2026-11-23");
  expect(standingPromise(to(), wednesday)).toBeUndefined();
});
