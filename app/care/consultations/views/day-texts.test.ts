import { expect, test } from "vitest";
import { changeText, dayText, joinWeek, readDayText, splitWeek } from "./day-texts.ts";

const week = { "from-1-1": "09:00", "to-1-1": "12:00", "from-1-2": "13:30", "to-1-2": "00:00" };

test("a weekday is one text, and its fields again", () => {
  const joined = joinWeek({ ...week, "from-7-1": "10:00" });
  expect(joined).toMatchObject({
    "weekday-1": "09:00–12:00, 13:30–00:00",
    "weekday-2": "",
    "weekday-7": "10:00–",
  });
  expect(splitWeek(joined)).toMatchObject({ ...week, "from-7-1": "10:00", "to-7-1": "" });
  expect(Object.keys(splitWeek({}))).toHaveLength(28);
});

test("one part after a break takes the place of the first", () => {
  expect(joinWeek({ "from-2-2": "14:00", "to-2-2": "15:00" })["weekday-2"]).toBe("14:00–15:00");
});

test.each([
  [{ kind: "usual" } as const, ""],
  [{ kind: "off" } as const, "off"],
  [{ kind: "hours", span: { fromMinute: 600, toMinute: 1_440 } } as const, "10:00–00:00"],
])("what is said of a day is a text and read from it: %j", (change, text) => {
  expect(changeText(change)).toBe(text);
  expect(readDayText(text)).toEqual(change);
});

test("a day that nothing is said of has no text, and nonsense says nothing of it", () => {
  expect(dayText(undefined)).toBe("");
  expect(readDayText("whenever")).toEqual({ kind: "usual" });
});
