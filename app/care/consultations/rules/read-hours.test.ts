import { describe, expect, it, test } from "vitest";
import { readHours, readSpan, writeHours } from "./read-hours.ts";

test.each([
  ["", " ", undefined],
  ["09:00", "12:30", { fromMinute: 540, toMinute: 750 }],
  ["18:00", "00:00", { fromMinute: 1080, toMinute: 1440 }],
  ["00:00", "00:00", { fromMinute: 0, toMinute: 1440 }],
  ["09:00", "", "half"],
  ["", "12:00", "half"],
  ["9", "12:00", "unreadable"],
  ["09:00", "24:00", "unreadable"],
  ["12:00", "12:00", "backwards"],
  ["12:00", "09:00", "backwards"],
])("from %j to %j is %j", (from, to, expected) => expect(readSpan(from, to)).toEqual(expected));

describe("the hours of a week", () => {
  const sent = {
    "from-1-1": "09:00",
    "to-1-1": "12:00",
    "from-1-2": "13:00",
    "to-1-2": "17:00",
    "from-7-2": "20:00",
    "to-7-2": "00:00",
  };

  it("are read by weekday, and shown again as they were sent", () => {
    const { hours, problems } = readHours(sent);
    expect(problems).toEqual({});
    expect(hours).toEqual([
      { weekday: 1, fromMinute: 540, toMinute: 720 },
      { weekday: 1, fromMinute: 780, toMinute: 1020 },
      { weekday: 7, fromMinute: 1200, toMinute: 1440 },
    ]);
    const shown = writeHours(hours);
    expect(shown).toEqual({
      "from-1-1": "09:00",
      "to-1-1": "12:00",
      "from-1-2": "13:00",
      "to-1-2": "17:00",
      "from-7-1": "20:00",
      "to-7-1": "00:00",
    });
    expect(readHours(shown).hours).toEqual(hours);
  });

  it("say at which field they are wrong", () => {
    const wrong = { ...sent, "from-1-2": "11:00", "to-7-2": "", "from-3-1": "x", "to-3-1": "y" };
    expect(readHours(wrong).problems).toEqual({
      "from-1-2": "overlaps",
      "from-3-1": "unreadable",
      "from-7-2": "half",
    });
  });
});
