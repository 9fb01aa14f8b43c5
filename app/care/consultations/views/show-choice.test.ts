import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { showChoice, wantedSlot } from "./show-choice.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const nine = new Date("2026-11-23T01:00:00Z");
const agenda = {
  hours: [{ weekday: 1, fromMinute: 540, toMinute: 600 }],
  otherDays: [],
  daysOff: [],
  taken: [{ startsAt: nine, endsAt: addMinutes(nine, 60) }],
};

test("the first day with a free slot is chosen, unless another was asked for", () => {
  const { days, chosen } = showChoice(agenda, 30, NOW, null);
  expect(days).toEqual([
    { day: "2026-11-23", label: "Mon, Nov 23", free: 0, isChosen: false },
    { day: "2026-12-07", label: "Mon, Dec 7", free: 2, isChosen: true },
    { day: "2026-12-14", label: "Mon, Dec 14", free: 2, isChosen: false },
  ]);
  expect(chosen?.slots.map(({ label }) => label)).toEqual(["9:00 AM", "9:30 AM"]);
  const full = showChoice(agenda, 30, NOW, "2026-11-23").chosen;
  expect(full?.slots).toEqual([
    { value: "2026-11-23T01:00:00.000Z", label: "9:00 AM", isFree: false },
    { value: "2026-11-23T01:30:00.000Z", label: "9:30 AM", isFree: false },
  ]);
});

test.each(["2026-11-24", "today", ""])("%j has no slots, so the first day has", (asked) => {
  expect(showChoice(agenda, 30, NOW, asked).chosen?.day).toBe("2026-12-07");
});

test("where no day has a slot there is nothing to choose", () => {
  expect(showChoice({ ...agenda, hours: [] }, 30, NOW, null)).toEqual({
    days: [],
    chosen: undefined,
  });
});

test("a time of the address is free, or gone, or no time at all", () => {
  const at = (text: string | null) => wantedSlot(agenda, 30, NOW, text);
  expect(at("2026-11-30T01:00:00.000Z")?.isFree).toBe(false);
  expect(at("2026-12-07T01:00:00.000Z")).toMatchObject({
    label: "Mon, Dec 7, 9:00 AM",
    isFree: true,
  });
  expect(at(nine.toISOString())?.isFree).toBe(false);
  for (const nothing of [null, "", "tomorrow", "9e99"]) expect(at(nothing)).toBeUndefined();
});
