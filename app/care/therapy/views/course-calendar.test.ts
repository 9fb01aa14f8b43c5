import { expect, test } from "vitest";
import { courseCalendar } from "./course-calendar.ts";

const AT = new Date("2026-11-21T02:00:00Z");

test("a calendar has whole days that say nothing of what they are about", () => {
  const entries = [
    { planId: "p", day: "2026-11-30" },
    { planId: "p", day: "2026-12-31" },
  ];
  const lines = courseCalendar(entries, AT).split("\r\n");
  expect(lines.filter((line) => line.startsWith("DT"))).toEqual([
    "DTSTAMP:20261121T020000Z",
    "DTSTART;VALUE=DATE:20261130",
    "DTEND;VALUE=DATE:20261201",
    "DTSTAMP:20261121T020000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
  ]);
  expect(lines.filter((line) => line.startsWith("SUMMARY"))).toEqual([
    "SUMMARY:Reminder",
    "SUMMARY:Reminder",
  ]);
  expect(new Set(lines.filter((line) => line.startsWith("UID"))).size).toBe(2);
  // No line is longer than calendar programs read.
  expect(lines.every((line) => line.length <= 75)).toBe(true);
});

test("one without days is a calendar still", () => {
  expect(courseCalendar([], AT)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});
