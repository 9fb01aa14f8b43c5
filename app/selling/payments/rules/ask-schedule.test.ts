import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { isHopeless, nextAsk } from "./ask-schedule.ts";

const START = new Date("2026-11-21T02:00:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number) => new Date(START.getTime() + ms);

test.each([
  [0, 3],
  [3, 3],
  [10, 5],
  [60, 30],
  [24 * 60, 12 * 60],
  [3 * 24 * 60, 12 * 60],
])("asked %i minutes after its start, it is asked again %i minutes later", (age, pause) => {
  const now = after(age * MINUTE);
  expect(nextAsk(START, now)).toEqual(new Date(now.getTime() + pause * MINUTE));
});

it("is asked for four days, some two dozen times", () => {
  let times = 0;
  let next = nextAsk(START, START);
  for (; next; next = nextAsk(START, next)) times += 1;
  expect(times).toBeGreaterThan(15);
  expect(times).toBeLessThan(30);
});

it("always lies ahead, and the last time of all is when hope ends", () => {
  fc.assert(
    fc.property(fc.nat(6 * DAY), (age) => {
      const now = after(age);
      const next = nextAsk(START, now);
      expect(next === null).toBe(isHopeless(START, now, false));
      expect(next?.getTime() ?? Infinity).toBeGreaterThan(now.getTime());
    }),
  );
});

test.each([
  [DAY - 1, true, false],
  [DAY, true, true],
  [DAY, false, false],
  [4 * DAY - 1, false, false],
  [4 * DAY, false, true],
])("%i ms old, unknown there: %s, is hopeless: %s", (age, unknown, hopeless) => {
  expect(isHopeless(START, after(age), unknown)).toBe(hopeless);
});
