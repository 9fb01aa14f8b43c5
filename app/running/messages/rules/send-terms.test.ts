import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { fitsLimit, isQuiet, isTooLate, nextTry, pushSeconds } from "./send-terms.ts";

const NOW = new Date("2026-11-30T02:00:00Z");

test("a company that is down is asked six times within an hour, for a code three times", () => {
  const minutes = (topic: "order" | "code") => {
    let at = NOW;
    for (let tries = 1; ; tries += 1) {
      const next = nextTry(topic, tries, at);
      if (!next) return { tries, minutes: (at.getTime() - NOW.getTime()) / 60_000 };
      at = next;
    }
  };
  expect(minutes("order")).toEqual({ tries: 6, minutes: 60 });
  expect(minutes("code")).toEqual({ tries: 3, minutes: 3 });
});

test.each([
  ["order", 119, false],
  ["order", 120, true],
  ["code", 9, false],
  ["code", 10, true],
] as const)("%s after %d minutes", (topic, minutes, late) => {
  expect(isTooLate(topic, NOW, addMinutes(NOW, minutes))).toBe(late);
});

test.each([
  ["07:59", true, 721 * 60],
  ["08:00", false, 12 * 3_600],
  ["19:59", false, 60],
  ["20:00", true, 0],
])("promotions at %s in Manila", (time, quiet, seconds) => {
  const at = new Date(`2026-11-30T${time}:00+08:00`);
  expect(isQuiet("news", at)).toBe(quiet);
  expect(isQuiet("order", at)).toBe(false);
  expect(pushSeconds("news", at)).toBe(seconds);
});

test.each([
  [0, 100, true],
  [50, 100, true],
  [51, 100, false],
  [0, 0, false],
])("%d centavos spent of %d", (spent, limit, fits) => {
  expect(fitsLimit(spent, 50, limit)).toBe(fits);
});
